import type { Session } from "@crewfleet/sdk"

/** What earlier versions of the portal called the owner of what is kept in this browser. */
export const earlierOwnerOf = ({ userType, agentId, displayName, username = "" }: Session): string =>
  [userType, agentId ?? "", displayName, username].map(encodeURIComponent).join("/")
