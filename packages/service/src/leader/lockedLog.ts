import { Effect } from "effect"
import { holdLink } from "../access/holdLink.ts"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { isLogClosed } from "../transport/isLogClosed.ts"
import { lockedJob } from "../transport/lockedJob.ts"
import { handRow } from "../transport/logHands.ts"
import { patientErased } from "../transport/transportRefusals.ts"
import { logClosed, noLongerKept } from "./logRefusals.ts"

/** Whose device sends something of a log: the holder of a link to it. */
export interface LogSender {
  readonly jobId: number
  readonly linkId: string
}

/** Whose hand a device is. */
export const handOf = Effect.fnUntraced(function* ({ jobId, linkId }: LogSender) {
  const { query } = yield* Database
  const hand = yield* query((db) => handRow(db, jobId).where("linkId", "=", linkId).executeTakeFirst())
  return hand ?? (yield* Effect.fail(noLongerKept))
})

/**
 * Lets one at a time change a log, and notes that its device was heard. Nothing comes to one that was closed or erased but photos
 * that were still owed, as long as there is anything.
 */
export const lockedLog = Effect.fnUntraced(function* (sender: LogSender, isOwed = false) {
  const { query } = yield* Database
  const job = yield* lockedJob({ id: sender.jobId })
  yield* holdLink(sender.linkId)
  const hand = yield* handOf(sender)
  if (job.erasedAt !== null) return yield* Effect.fail(patientErased)
  if (!isOwed && (yield* query((db) => isLogClosed(db, job)))) return yield* Effect.fail(logClosed)
  const heardAt = yield* now
  yield* query((db) =>
    db.updateTable("transportLogHands").set({ heardAt }).where("id", "=", hand.id).execute()
  )
  return { job, hand }
})
