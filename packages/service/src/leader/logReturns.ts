import type { LogReturn } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fullName } from "../form/fullName.ts"

/** What the agency wanted mended of a log, the last first. */
export const logReturns = async (db: Kysely<Tables>, jobId: number): Promise<ReadonlyArray<LogReturn>> => {
  const rows = await db
    .selectFrom("transportLogReturns")
    .leftJoin("users", "users.id", "returnedBy")
    .select(["transportLogReturns.id", "step", "words", "returnedAt", "mendedAt", "firstName", "lastName"])
    .where("jobId", "=", jobId)
    .orderBy("transportLogReturns.id", "desc")
    .execute()
  return rows.map(({ id, step, words, returnedAt, mendedAt, ...person }) =>
    withoutNulls({
      ...{ id, step, words, by: fullName(person) ?? null },
      at: returnedAt.toISOString(),
      mendedAt: mendedAt?.toISOString() ?? null
    })
  )
}
