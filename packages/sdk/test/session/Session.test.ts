import type { Session } from "@crewfleet/sdk"
import { loginNotice, loginOutcome, portalOf } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { displayName, permissionsOf } from "../../src/session/Session.ts"

const answer = {
  access_token: "access",
  refresh_token: "refresh",
  firstName: "Priya",
  lastName: "Shaw",
  userType: "ADMIN",
  roles: [
    { name: "Clerk", permissions: ["VIEW_CLIENT", "VIEW_AGENCY"] },
    { name: "Auditor", permissions: ["VIEW_AGENCY", "VIEW_SETTINGS"] },
    { name: "Guest", permissions: undefined },
    { name: "Nobody" }
  ]
}

const session: Session = {
  accessToken: "access",
  refreshToken: "refresh",
  displayName: "Shaw.P",
  permissions: ["VIEW_AGENCY", "VIEW_CLIENT", "VIEW_SETTINGS"],
  userType: "ADMIN"
}

describe("a login", () => {
  it("leads to a session with the permissions of all roles", () => {
    expect(loginOutcome(answer)).toEqual({ _tag: "SignedIn", session })
    expect(loginNotice(loginOutcome(answer))).toBeUndefined()
  })

  it.each<[number | string | undefined, string | undefined]>([
    [12, "12"],
    ["u-12", "u-12"],
    ["", undefined],
    [undefined, undefined]
  ])("knows its user as the service does, where it tells %j", (id, userId) => {
    expect(loginOutcome({ ...answer, id })).toEqual({
      _tag: "SignedIn",
      session: { ...session, ...(userId && { userId }) }
    })
  })

  it("knows the time zone of the agency, where it tells one that is known here", () => {
    expect(loginOutcome({ ...answer, timeZone: "Europe/Paris" })).toMatchObject({
      session: { timeZone: "Europe/Paris" }
    })
    for (const timeZone of [undefined, "", "Europe/Nowhere"])
      expect(loginOutcome({ ...answer, timeZone })).toEqual({ _tag: "SignedIn", session })
  })

  it.each([
    ["AGENCY", "agentId", "/agency", "No Agency Identifier Found."],
    ["CLIENT", "clientId", "/client", "No Client Identifier Found."],
    ["WORKER", "workerId", "/worker", "No worker Identifier Found."]
  ] as const)("needs the identifier of a %s", (userType, identifier, portal, text) => {
    expect(loginOutcome({ ...answer, userType, [identifier]: 7 })).toEqual({
      _tag: "SignedIn",
      session: { ...session, userType, [identifier]: 7 }
    })
    expect(portalOf(userType)).toBe(portal)

    const missing = loginOutcome({ ...answer, userType, [identifier]: undefined })
    expect(missing).toEqual({ _tag: "IdentifierMissing", userType })
    expect(loginNotice(missing)).toEqual({ level: "error", text })
  })

  it("asks for the one-time password that was sent", () => {
    const outcome = loginOutcome({ access_token: "OTP_SENT" })
    expect(outcome).toEqual({ _tag: "OtpSent" })
    expect(loginNotice(outcome)).toBeUndefined()
  })

  it("asks for a new password when the old one is expired", () => {
    const outcome = loginOutcome({ access_token: "PASSWORD_NEEDS_RESET" })
    expect(outcome).toEqual({ _tag: "PasswordNeedsReset" })
    expect(loginNotice(outcome)).toEqual({
      level: "warning",
      text: "Your password is expired please reset your password."
    })
  })

  it.each([undefined, "", "null", "admin", "DRIVER", "toString"])("goes nowhere as %j", (userType) => {
    const outcome = loginOutcome({ ...answer, userType })
    expect(outcome).toEqual({ _tag: "UnknownUserType", userType: userType ?? "" })
    expect(loginNotice(outcome)).toEqual({
      level: "warning",
      text: "Failed to determine user or Invalid role"
    })
  })
})

it.each([
  ["Priya", "Shaw", "Shaw.P"],
  [" Priya ", " de la Cruz ", "de la Cruz.P"],
  ["𝒫riya", "Shaw", "Shaw.𝒫"],
  ["", "Shaw", "Shaw"],
  ["Priya", "", "P"],
  ["", "", ""]
])("shows %j %j as %j", (firstName, lastName, shown) => {
  expect(displayName(firstName, lastName)).toBe(shown)
})

it("knows no permission without roles", () => {
  expect(permissionsOf([])).toEqual([])
})
