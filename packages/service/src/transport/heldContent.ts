import type { LogRecordKind } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** A record that holds; undefined where there is none. */
export const heldRecord = (db: Kysely<Tables>, jobId: number, kind: LogRecordKind) =>
  db
    .selectFrom("transportLogRecords")
    .select(["id", "receivedAt", "content"])
    .where("jobId", "=", jobId)
    .where("kind", "=", kind)
    .where("replacedAt", "is", null)
    .where("aside", "=", false)
    .executeTakeFirst()

/** What a record that holds says; undefined where there is none. */
export const heldContent = async (
  db: Kysely<Tables>,
  jobId: number,
  kind: LogRecordKind
): Promise<object | undefined> => (await heldRecord(db, jobId, kind))?.content
