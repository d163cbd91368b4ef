import type { Session } from "../contract/SessionStore.ts"

/** The session of somebody who owns an agency. */
export const someSession: Session = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  displayName: "Shaw.R",
  userId: "7",
  username: "robin.shaw@crewfleet.example",
  permissions: ["VIEW_BOOKING", "VIEW_CLIENT", "VIEW_VEHICLE"],
  userType: "AGENCY",
  agentId: 7
}
