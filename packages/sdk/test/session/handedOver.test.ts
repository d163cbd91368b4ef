import type { Session } from "@crewfleet/sdk"
import { confirmedSession, type HandOver, handedOver } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const agency: HandOver = {
  accessToken: "a-1",
  refreshToken: "r-1",
  userType: "AGENCY",
  agentId: "7",
  displayName: "Shaw.P"
}

describe("handedOver", () => {
  it("reads the session of an agency", () => {
    expect(handedOver(agency)).toEqual({ ...agency, agentId: 7, permissions: [] })
  })

  it("reads the session of an administrator, who needs no number", () => {
    const session = handedOver({ ...agency, userType: "ADMIN", agentId: undefined })
    expect(session).toEqual({
      accessToken: "a-1",
      refreshToken: "r-1",
      userType: "ADMIN",
      displayName: "Shaw.P",
      permissions: []
    })
  })

  it("reads the session of a client and of a worker, with the number that is theirs alone", () => {
    const client = handedOver({ ...agency, userType: "CLIENT", clientId: "3", workerId: "4" })
    expect(client).toMatchObject({ userType: "CLIENT", clientId: 3 })
    expect(client).not.toHaveProperty("workerId")
    expect(client).not.toHaveProperty("agentId")
    expect(handedOver({ ...agency, userType: "WORKER", workerId: "4" })).toMatchObject({ workerId: 4 })
  })

  it("leaves to the service who a client or a worker is whom the cookies do not name", () => {
    const worker = handedOver({ ...agency, userType: "WORKER" }) as Session
    expect(worker).not.toHaveProperty("workerId")
    expect(confirmedSession(worker, { userType: "WORKER", workerId: 4 })).toMatchObject({ workerId: 4 })
    expect(confirmedSession(worker, { userType: "WORKER" })).toBeUndefined()
    expect(confirmedSession(worker, {})).toBeUndefined()
  })

  it("can do without a display name", () => {
    expect(handedOver({ ...agency, displayName: undefined })?.displayName).toBe("")
  })

  it.each<[string, HandOver]>([
    ["nothing", {}],
    ["no access token", { ...agency, accessToken: "" }],
    ["no refresh token", { ...agency, refreshToken: undefined }],
    ["no user type", { ...agency, userType: "" }],
    ["an unknown user type", { ...agency, userType: "OWNER" }],
    ["a word that every object knows", { ...agency, userType: "toString" }],
    ["an agency without a number", { ...agency, agentId: undefined }],
    ["an agency with the number 0", { ...agency, agentId: "0" }],
    ["an agency with half a number", { ...agency, agentId: "7.5" }],
    ["an agency that is no number", { ...agency, agentId: "7; DROP" }],
    ["a client with half a number", { ...agency, userType: "CLIENT", clientId: "7.5" }],
    ["a worker with the number 0", { ...agency, userType: "WORKER", workerId: "0" }]
  ])("makes nothing of %s", (_, handOver) => {
    expect(handedOver(handOver)).toBeUndefined()
  })
})

describe("confirmedSession", () => {
  const claimed = handedOver(agency) as Session
  const roles = [{ permissions: ["VIEW_CLIENT"] }]

  it("adds the permissions, and leaves what the service does not tell as it was claimed", () => {
    expect(confirmedSession(claimed, { roles })).toEqual({
      ...claimed,
      permissions: ["VIEW_CLIENT"]
    })
  })

  it("has the time zone that the service tells", () => {
    expect(confirmedSession(claimed, { timeZone: "Europe/Paris" })?.timeZone).toBe("Europe/Paris")
    expect(confirmedSession(claimed, {})).not.toHaveProperty("timeZone")
  })

  it("believes the service about who it is, which type and which agency, whatever the cookies claim", () => {
    expect(confirmedSession(claimed, { id: 12, userType: "AGENCY", agentId: 8 })).toMatchObject({
      userId: "12",
      userType: "AGENCY",
      agentId: 8
    })
    const admin = handedOver({ ...agency, userType: "ADMIN" }) as Session
    expect(confirmedSession(admin, { userType: "AGENCY", agentId: 8 })).toMatchObject({
      userType: "AGENCY",
      agentId: 8
    })
  })

  it("gives a client and a worker, whom the service identifies, their own portal", () => {
    expect(confirmedSession(claimed, { userType: "CLIENT", clientId: 3 })).toMatchObject({
      userType: "CLIENT",
      agentId: undefined,
      clientId: 3
    })
    expect(confirmedSession(claimed, { userType: "WORKER", workerId: 4 })).toMatchObject({ workerId: 4 })
  })

  it("believes the service about a client and a worker, too, and the cookies where it tells nothing", () => {
    const client = handedOver({ ...agency, userType: "CLIENT", clientId: "3" }) as Session
    expect(confirmedSession(client, { clientId: 5 })).toMatchObject({ clientId: 5 })
    expect(confirmedSession(client, {})).toMatchObject({ clientId: 3 })
    expect(confirmedSession(client, { userType: "WORKER", workerId: 4 })).toMatchObject({
      clientId: undefined,
      workerId: 4
    })
    expect(confirmedSession(client, { userType: "WORKER" })).toBeUndefined()
  })

  it("makes nothing of a user without a portal, or without what that portal needs", () => {
    expect(confirmedSession(claimed, { userType: "OWNER" })).toBeUndefined()
    expect(confirmedSession(claimed, { userType: "CLIENT" })).toBeUndefined()
    const admin = handedOver({ ...agency, userType: "ADMIN" }) as Session
    expect(confirmedSession(admin, { userType: "AGENCY" })).toBeUndefined()
  })
})
