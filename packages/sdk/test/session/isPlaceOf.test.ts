import type { Session } from "@crewfleet/sdk"
import { isPlaceOf } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const priya: Session = {
  accessToken: "a-1",
  refreshToken: "r-1",
  displayName: "Shaw.P",
  permissions: [],
  userType: "AGENCY",
  agentId: 7
}

it.each(["/agency", "/agency/clients", "/agency/clients?page=2", "/agency?tab=1", "/agency#top"])(
  "takes %s for a place of an agency",
  (place) => expect(isPlaceOf(priya, place)).toBe(true)
)

it.each(["", "/", "/admin/agencies", "/agencyless", "//agency/home", "https://agency", "/login?to=/agency"])(
  "does not take %j for a place of an agency",
  (place) => expect(isPlaceOf(priya, place)).toBe(false)
)
