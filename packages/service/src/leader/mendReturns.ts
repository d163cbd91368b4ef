import { type LogRecordKind, logRecords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import type { LockedJob } from "../transport/planning.ts"
import { tellOfMended } from "./tellOfLog.ts"

/** A part of a step that was given back has come again: it is mended, and once nothing is left to mend the agency is told. */
export const mendReturns = Effect.fnUntraced(function* (job: LockedJob, kind: LogRecordKind) {
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
