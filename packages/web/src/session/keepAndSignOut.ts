import { allWritten } from "../sealed/pendingWrites.ts"
import { signOut } from "./sessionActor.ts"

/** Signs out once what was typed and chosen until then is kept. */
export const keepAndSignOut = async (): Promise<void> => {
  await allWritten()
  await signOut()
}
