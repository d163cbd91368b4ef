import type { Session } from "./Session.ts"

/** Whether two sessions belong to the same user, as far as a session tells. */
export const isSameUser = (one: Session, other: Session): boolean =>
  (["userType", "agentId", "clientId", "workerId", "displayName"] as const).every(
    (fact) => one[fact] === other[fact]
  )
