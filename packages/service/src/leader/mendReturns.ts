import { type LogRecordKind, logRecords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import type { LockedJob } from "../transport/planning.ts"
import { tellOfMended } from "./tellOfLog.ts"

/**
 * A part of a step that was given back has come again: what its sender had read of that is mended, or all of it where they do not
 * say. Once nothing is left to mend the agency is told.
 */
export const mendReturns = Effect.fnUntraced(function* (
  job: LockedJob,
  kind: LogRecordKind,
  returnsRead: number | null | undefined
) {
  const { step } = logRecords[kind]
  if (step === undefined) return
  const { query } = yield* Database
  const mendedAt = yield* now
  const mended = yield* query((db) =>
    db
      .updateTable("transportLogReturns")
      .set({ mendedAt })
      .where("jobId", "=", job.id)
      .where("step", "=", step)
      .where("mendedAt", "is", null)
      .$if(typeof returnsRead === "number", (all) => all.where("id", "<=", returnsRead ?? 0))
      .returning("id")
      .execute()
  )
  const [first] = mended
  if (!first) return
  const open = yield* query((db) =>
    db
      .selectFrom("transportLogReturns")
      .select("id")
      .where("jobId", "=", job.id)
      .where("mendedAt", "is", null)
      .executeTakeFirst()
  )
  if (!open) yield* tellOfMended(job, first.id)
})
