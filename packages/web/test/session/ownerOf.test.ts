import type { Session } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { ownerOf } from "../../src/session/ownerOf.ts"

const somebody: Session = {
  accessToken: "a",
  refreshToken: "r",
  displayName: "Shaw.P",
  username: "p.shaw@northgate.example",
  permissions: [],
  userType: "AGENCY",
  agentId: 7
}

it("is the same however often somebody signs in", () => {
  expect(ownerOf({ ...somebody, accessToken: "b", refreshToken: "s" })).toBe(ownerOf(somebody))
})

it.each([
  { agentId: 8 },
  { displayName: "Shaw.Q" },
  { username: "paula.shaw@northgate.example" },
  { userType: "ADMIN" as const }
])("tells %o from somebody else", (other) => {
  expect(ownerOf({ ...somebody, ...other })).not.toBe(ownerOf(somebody))
})

it("is no beginning of another's", () => {
  const [one, other] = [
    { ...somebody, displayName: "Shaw" },
    { ...somebody, displayName: "Shaw/P", username: "" }
  ].map(ownerOf)
  expect(`${other}/`.startsWith(`${one}/`)).toBe(false)
})
