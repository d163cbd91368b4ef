import type { LogRecordKind } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** What a record that holds says; undefined where there is none. */
export const heldContent = async (
  db: Kysely<Tables>,
  jobId: number,
  kind: LogRecordKind
): Promise<object | undefined> => {
  const row = await db
    .selectFrom("transportLogRecords")
    .select("content")
    .where("jobId", "=", jobId)
    .where("kind", "=", kind)
    .where("replacedAt", "is", null)
    .where("aside", "=", false)
    .executeTakeFirst()
  return row?.content
}
