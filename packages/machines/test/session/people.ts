import type { Failure, Session } from "@crewfleet/sdk"

/** Priya Shaw, who works for agency 7. */
export const priya: Session = {
  accessToken: "a-1",
  refreshToken: "r-1",
  displayName: "Shaw.P",
  permissions: ["VIEW_CLIENT"],
  userType: "AGENCY",
  agentId: 7
}

/** Ada Byron, an administrator. */
export const ada: Session = {
  accessToken: "a-2",
  refreshToken: "r-2",
  displayName: "Byron.A",
  permissions: [],
  userType: "ADMIN"
}

/** A refusal by the service. */
export const refused = (status: number, message?: string): Failure => ({
  _tag: "Refused",
  status,
  message,
  violations: []
})

export const noConnection: Failure = { _tag: "NetworkFailure" }
