import type { Person } from "../access/Caller.ts"
import { people } from "../access/people.ts"
import type { Work } from "../database/databaseOn.ts"

/** Finds who holds an access token that is still good. */
export const callerWith =
  (tokenHash: string, now: Date): Work<Person | undefined> =>
  async (db) => {
    const row = await people(db)
      .innerJoin("tokens", "users.id", "tokens.userId")
      .select("tokens.family")
      .where("tokens.tokenHash", "=", tokenHash)
      .where("tokens.kind", "=", "access")
      .where("tokens.revokedAt", "is", null)
      .where("tokens.expiresAt", ">", now)
      .executeTakeFirst()
    return row && { ...row, permissions: new Set(row.permissions) }
  }
