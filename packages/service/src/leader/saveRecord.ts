import type { WorkerTimes } from "@crewfleet/sdk"
import { logRecordSaid } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { UniqueViolation } from "../database/UniqueViolation.ts"
import { type DeliveredKind, keepDelivered, type Sent } from "../delivery/keepDelivered.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { goOn } from "../transport/goOn.ts"
import { logStanding } from "../transport/logStanding.ts"
import { namedChecksOf } from "../transport/notLeavingOf.ts"
import type { LockedJob } from "../transport/planning.ts"
import { saveTimes } from "../transport/saveTimes.ts"
import { checkedRecord } from "./checkedRecord.ts"
import { keepDefects } from "./keepDefects.ts"
import { keepDefectsAside } from "./keepDefectsAside.ts"
import { lockedLog } from "./lockedLog.ts"
import { noLongerKept, recordConflict } from "./logRefusals.ts"
import { mendReturns } from "./mendReturns.ts"
import { type ReceivedRecord, type RecordSent, receivedRecord } from "./receivedRecord.ts"
import { answeredChecks, keptContent } from "./recordKinds.ts"
import { tellOfAside, tellOfIncident, tellOfSubmission } from "./tellOfLog.ts"

/** Once a hand has ended, what it sends stands aside: it follows its own, and takes no place. */
const records: DeliveredKind<RecordSent, object, ReceivedRecord> = {
  conflict: recordConflict,
  lock: lockedLog,
  received: receivedRecord,
  kept: ({ kind }, content) => keptContent(kind, content),
  check: checkedRecord,
  keep: Effect.fnUntraced(function* (record, { id, content, follows }, before) {
    const { jobId, kind, incidentId, hand } = record
    const { attempt, query } = yield* Database
    const receivedAt = yield* now
    const aside = hand.endedAt !== null
    const known = yield* query((db) =>
      db.selectFrom("transportLogRecords").select("id").where("id", "=", id).executeTakeFirst()
    )
    if (known) return yield* Effect.fail(new UniqueViolation({ constraint: "transport_log_records_pkey" }))
    if (before)
      yield* query((db) =>
        db
          .updateTable("transportLogRecords")
          .set({ replacedAt: receivedAt })
          .where("id", "=", before.id)
          .execute()
      )
    const checks = yield* query((db) => checksIn(db, record, content))
    const row = { id, jobId, kind, incidentId: incidentId ?? null, handId: hand.id, receivedAt, aside }
    yield* attempt((db) =>
      db
        .insertInto("transportLogRecords")
        .values({ ...row, ...checks, content: JSON.stringify(content), follows: follows ?? null })
        .execute()
    )
    yield* insertChange({
      ...{ kind: "transport_job", subjectId: jobId, userId: hand.userId, reason: logRecordSaid(kind) },
      event: aside ? "log.aside" : before ? "log.corrected" : "log.received"
    })
  })
}

/** The agency's own checks that a record answers, as far as it is known what they were. */
const checksIn = async (db: Kysely<Tables>, { jobId, kind }: RecordSent, content: object) => {
  if (kind !== "vehicle") return {}
  const { agencyId } = await db
    .selectFrom("transportJobs")
    .select("agencyId")
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow()
  return { agencyChecks: JSON.stringify(answeredChecks(content, await namedChecksOf(db, agencyId))) }
}

/** A part of a log on its way, and which return its sender had read last. */
export interface SentRecord<Content> extends Sent<Content> {
  readonly returnsRead?: number | null | undefined
}

/** Keeps a part of a log, once however often it is sent, and does what follows from it in the same transaction. */
export const saveRecord = Effect.fnUntraced(function* (
  sender: Omit<RecordSent, "id" | "hand" | "follows">,
  sent: SentRecord<object>
) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const { job, hand } = yield* lockedLog(sender)
      const record = { ...sender, id: sent.id, hand, follows: sent.follows }
      const known = yield* query((db) =>
        db.selectFrom("transportLogRecords").select("id").where("id", "=", sent.id).executeTakeFirst()
      )
      const before = yield* query((db) => logStanding(db, job))
      const received = yield* keepDelivered(records, record, sent)
      if (!known) yield* follow(job, record, sent, before?.submittedAt !== undefined)
      return received
    })
  )
})

/** What a record brings with it. */
const follow = Effect.fnUntraced(function* (
  job: LockedJob,
  { id, kind, incidentId, follows, hand }: RecordSent,
  { content: noted, returnsRead }: SentRecord<object>,
  wasSubmitted: boolean
) {
  const content = keptContent(kind, noted)
  if (kind === "incident") yield* tellOfIncident(job, { id, incidentId: incidentId ?? id, follows, content })
  if (hand.endedAt !== null) {
    if (kind === "vehicle") yield* keepDefectsAside(job, hand, { recordId: id, content })
    return yield* tellOfAside(job, { id, kind, hand })
  }
  if (kind === "vehicle") yield* keepDefects(job, hand, { recordId: id, content })
  if (kind === "times") {
    if (hand.userId === null || job.agencyId === null) return yield* Effect.fail(noLongerKept)
    yield* saveTimes(job.id, job.agencyId, content as WorkerTimes, { userId: hand.userId })
  }
  yield* mendReturns(job, kind, returnsRead)
  const { query } = yield* Database
  const standing = yield* query((db) => logStanding(db, job))
  if (!wasSubmitted && standing?.submittedAt !== undefined) yield* tellOfSubmission(job)
  yield* goOn(job.id)
})
