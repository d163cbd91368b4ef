import { earlierOwnerOf } from "./earlierOwnerOf.ts"
import { ownerOf } from "./ownerOf.ts"
import { currentSession } from "./sessionActor.ts"

/**
 * What this owner was called before, where it is whoever is signed in: by earlier versions of the portal, and as long as the
 * service had not told the user's id.
 */
export const earlierNames = (owner: string): ReadonlyArray<string> => {
  const session = currentSession()
  if (!session || ownerOf(session) !== owner) return []
  return [earlierOwnerOf(session), ownerOf({ ...session, userId: undefined }) ?? owner]
}
