import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { fullName } from "../form/fullName.ts"

/** Who looked at what of a journey, the first first, without people of another agency. */
export const packedLooks = async (db: Kysely<Tables>, jobId: number, agencyId: number) => {
  const rows = await db
    .selectFrom("transportLooks")
    .leftJoin("users", "users.id", "transportLooks.userId")
    .leftJoin("accessLinks", "accessLinks.id", "transportLooks.linkId")
    .select(["at", "audiences", "firstName", "lastName", "givenTo"])
    .where("jobId", "=", jobId)
    .where(sql<boolean>`(users.agent_id is null or users.agent_id = ${agencyId})`)
    .orderBy("transportLooks.id")
    .execute()
  return rows.map(({ at, audiences, givenTo, ...person }) => ({
    at: at.toISOString(),
    by: fullName(person) ?? (givenTo === null ? null : `${givenTo} (with a link)`),
    audiences
  }))
}
