import type { LogRecordKind } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import type { Hand } from "../transport/logHands.ts"
import type { LogSender } from "./lockedLog.ts"

/** What somebody sends of a log. */
export interface RecordSent extends LogSender {
  /** By what it is known. */
  readonly id: string
  readonly kind: LogRecordKind
  /** Of which incident it is. */
  readonly incidentId?: string | undefined
  /** Whose hand it is. */
  readonly hand: Hand
  /** What it knowingly takes the place of. */
  readonly follows?: string | null | undefined
}

/** A record as its sender is told of it. */
export interface ReceivedRecord {
  readonly id: string
  readonly receivedAt: string
  readonly receivedFrom: string
  readonly isAside?: true | undefined
  readonly content: object
}

/**
 * What is there of a part of a log: this very record, where it was received from this hand before, whatever became of it; or the
 * one that holds. A hand that has ended reads nothing any more, so that its devices cannot agree: what each of them has stands
 * aside, beside what another one sent, and only what it follows gives it its place.
 */
export const receivedRecord = Effect.fnUntraced(function* (sent: RecordSent) {
  const { query } = yield* Database
  const row = yield* query(
    async (db) => (await own(db, sent).executeTakeFirst()) ?? (await holding(db, sent).executeTakeFirst())
  )
  if (!row) return undefined
  return {
    id: row.id,
    receivedAt: row.receivedAt.toISOString(),
    receivedFrom: `${row.firstName} ${row.lastName}`,
    isAside: row.aside || undefined,
    content: row.content
  } satisfies ReceivedRecord
})

const records = (db: Kysely<Tables>, { jobId, kind, incidentId }: RecordSent) =>
  db
    .selectFrom("transportLogRecords")
    .innerJoin("transportLogHands", "transportLogHands.id", "handId")
    .innerJoin("workers", "workers.id", "workerId")
    .select(["transportLogRecords.id", "receivedAt", "aside", "content", "firstName", "lastName"])
    .where("transportLogRecords.jobId", "=", jobId)
    .where("kind", "=", kind)
    .$if(incidentId !== undefined, (all) => all.where("incidentId", "=", incidentId ?? ""))

const own = (db: Kysely<Tables>, sent: RecordSent) =>
  records(db, sent).where("transportLogRecords.id", "=", sent.id).where("handId", "=", sent.hand.id)

const holding = (db: Kysely<Tables>, sent: RecordSent) => {
  const standing = records(db, sent).where("replacedAt", "is", null)
  if (sent.hand.endedAt === null) return standing.where("aside", "=", false)
  return standing
    .where("aside", "=", true)
    .where("handId", "=", sent.hand.id)
    .where("transportLogRecords.id", "=", sent.follows ?? null)
}
