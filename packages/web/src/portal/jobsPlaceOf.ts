import type { UserType } from "@crewfleet/sdk"
import { portalOf } from "@crewfleet/sdk/rules"

const places: Partial<Readonly<Record<UserType, string>>> = {
  AGENCY: "/agency/jobs/transport",
  CLIENT: "/client/transport",
  WORKER: "/worker/transport"
}

/** Where somebody who is signed in finds their transport jobs; their portal, where it has none. */
export const jobsPlaceOf = (userType: UserType | undefined): string =>
  userType === undefined ? "/login" : (places[userType] ?? portalOf(userType))
