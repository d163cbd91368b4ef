import type { Session } from "@crewfleet/sdk"

/** Somebody of an agency who was handed over from elsewhere, without a user name. */
export const paula: Session = {
  accessToken: "a",
  refreshToken: "r",
  displayName: "Shaw.P",
  permissions: [],
  userType: "AGENCY",
  agentId: 7,
  userId: "12"
}
