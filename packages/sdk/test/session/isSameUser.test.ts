import type { Session } from "@crewfleet/sdk"
import { isSameUser } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const priya: Session = {
  accessToken: "a-1",
  refreshToken: "r-1",
  displayName: "Shaw.P",
  permissions: [],
  userType: "AGENCY",
  agentId: 7
}

it("knows a user again by anything but tokens and permissions", () => {
  const later = { ...priya, accessToken: "a-2", refreshToken: "r-2", permissions: ["VIEW_CLIENT"] }
  expect(isSameUser(priya, later)).toBe(true)
})

it.each([{ userType: "ADMIN" as const }, { agentId: 8 }, { clientId: 1 }, { displayName: "Shaw.Q" }])(
  "takes %j for somebody else",
  (difference) => expect(isSameUser(priya, { ...priya, ...difference })).toBe(false)
)

it.each(["userId", "username"] as const)("tells two by their %s, where both have one", (fact) => {
  expect(isSameUser({ ...priya, [fact]: "1" }, { ...priya, [fact]: "2" })).toBe(false)
  expect(isSameUser({ ...priya, [fact]: "1" }, { ...priya, [fact]: "1" })).toBe(true)
  expect(isSameUser({ ...priya, [fact]: "1" }, priya)).toBe(true)
})
