import { allWritten } from "../sealed/pendingWrites.ts"
import { sessionActor, settledSession } from "./sessionActor.ts"

/** Ends the session here, in the other tabs and, where it answers in time, at the service; what was typed until then is kept first. */
export const signOut = async (): Promise<void> => {
  await allWritten()
  sessionActor.send({ type: "signOut.asked" })
  await settledSession()
}
