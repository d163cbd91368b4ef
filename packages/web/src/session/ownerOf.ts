import type { Session } from "@crewfleet/sdk"

/**
 * Whose things they are, as a place in this browser: what one user keeps, no other sees or sends. Nobody's where the
 * session only claims whose it is: nothing is kept for it.
 */
export const ownerOf = ({ userId, username }: Session): string | undefined => {
  if (userId !== undefined) return `id:${encodeURIComponent(userId)}`
  return username === undefined ? undefined : `name:${encodeURIComponent(username)}`
}
