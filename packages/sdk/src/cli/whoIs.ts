import type { SignedInUser } from "../contract/SessionStore.ts"

const kinds = { ADMIN: "the platform", AGENCY: "agency", CLIENT: "client", WORKER: "worker" }

/** Says who is signed in at an address. */
export const whoIs = (user: SignedInUser | undefined, url: string, asJson = false): string => {
  if (asJson) return JSON.stringify({ url, ...user })
  if (!user) return "Nobody is signed in"
  const { displayName, username, userType, agentId, clientId, workerId } = user
  const number = { ADMIN: undefined, AGENCY: agentId, CLIENT: clientId, WORKER: workerId }[userType]
  const of = number === undefined ? kinds[userType] : `${kinds[userType]} ${number}`
  return `${displayName}${username ? ` (${username})` : ""}, ${of}, at ${url}`
}
