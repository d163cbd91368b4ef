import type { Session } from "@crewfleet/sdk"

/** Whose things they are, as a place in this browser: what one user keeps, no other sees or sends. */
export const ownerOf = ({ userType, agentId, displayName, username = "" }: Session): string =>
  [userType, agentId ?? "", displayName, username].map(encodeURIComponent).join("/")
