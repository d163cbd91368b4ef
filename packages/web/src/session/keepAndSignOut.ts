import { allWritten } from "../sealed/pendingWrites.ts"
import { currentOwner } from "./currentOwner.ts"
import { signOut } from "./sessionActor.ts"

/** Signs out once what was typed and chosen until then is kept; what was only read goes. */
export const keepAndSignOut = async (): Promise<void> => {
  await allWritten()
  // Nobody stays signed in because a browser keeps nothing.
  await import("../lastRead/lastReads.ts")
    .then((reads) => reads.forgetAllReads(currentOwner()))
    .catch(() => {})
  await signOut()
}
