import { type HandOver, handedOver } from "@crewfleet/sdk"
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
    ["a client", { ...agency, userType: "CLIENT" }],
    ["a worker", { ...agency, userType: "WORKER" }]
  ])("makes nothing of %s", (_, handOver) => {
    expect(handedOver(handOver)).toBeUndefined()
  })
})
