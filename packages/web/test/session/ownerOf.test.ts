import type { Session } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { ownerOf } from "../../src/session/ownerOf.ts"

const somebody: Session = {
  accessToken: "a",
  refreshToken: "r",
  displayName: "Shaw.P",
  userId: "12",
  username: "p.shaw@northgate.example",
  permissions: [],
  userType: "AGENCY",
  agentId: 7
}

it("is who the service says that one is, however often and by whatever name somebody signs in", () => {
  const later = {
    ...somebody,
    accessToken: "b",
    refreshToken: "s",
    displayName: "Shaw-Hale.P",
    username: "p"
  }
  expect(ownerOf(later)).toBe("id:12")
  expect(ownerOf(somebody)).toBe("id:12")
  expect(ownerOf({ ...somebody, userId: "13" })).toBe("id:13")
})

it("is the name that somebody signed in with where the service does not say", () => {
  expect(ownerOf({ ...somebody, userId: undefined })).toBe("name:p.shaw%40northgate.example")
})

it("is nobody where a session was handed over and the service does not say whose it is", () => {
  expect(ownerOf({ ...somebody, userId: undefined, username: undefined })).toBeUndefined()
})

it("is no beginning of another's", () => {
  const [one, other] = ["Shaw", "Shaw/P"].map((username) =>
    ownerOf({ ...somebody, userId: undefined, username })
  )
  expect(`${other}/`.startsWith(`${one}/`)).toBe(false)
})
