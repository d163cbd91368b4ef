import { wantsReason } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { JobRow } from "./jobRow.ts"

/** Why a job was declined, cancelled or aborted; undefined where it was not, or where that was erased. */
export const endedBecause = async (db: Kysely<Tables>, { id, status }: Pick<JobRow, "id" | "status">) => {
  const last = await db
    .selectFrom("changes")
    .select(["event", "reason"])
    .where("kind", "=", "transport_job")
    .where("subjectId", "=", id)
    .where("toStatus", "=", status)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return last && wantsReason(last.event) ? (last.reason ?? undefined) : undefined
}
