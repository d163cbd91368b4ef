import type { Session } from "../client/SessionStore.ts"
import { portalOf } from "./Session.ts"

/** Whether a place inside the application, such as `/agency/home?page=2`, lies in the portal of a session's user. */
export const isPlaceOf = (session: Session, place: string): boolean => {
  const [path = ""] = place.split(/[?#]/)
  return `${path}/`.startsWith(`${portalOf(session.userType)}/`)
}
