import { ownerOf } from "./ownerOf.ts"
import { currentSession } from "./sessionActor.ts"

/** Whose what is typed now is; undefined where that is not known. */
export const currentOwner = (): string | undefined => {
  const session = currentSession()
  return session && ownerOf(session)
}
