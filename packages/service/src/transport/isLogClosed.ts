import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Whether the agency has accepted the log of a journey, whether that came to its end or was aborted. */
export const isLogClosed = async (
  db: Kysely<Tables>,
  { id, status }: { readonly id: number; readonly status: string }
): Promise<boolean> => {
  if (status !== "ABORTED") return status === "CLOSED"
  const accepted = await db
    .selectFrom("changes")
    .select("id")
    .where("kind", "=", "transport_job")
    .where("subjectId", "=", id)
    .where("event", "=", "log.accepted")
    .limit(1)
    .executeTakeFirst()
  return accepted !== undefined
}
