import { sql } from "kysely"
import type { Person } from "../access/Caller.ts"
import type { Work } from "../database/databaseOn.ts"

/** Finds who holds an access token that is still good. */
export const callerWith =
  (tokenHash: string, now: Date): Work<Person | undefined> =>
  async (db) => {
    const row = await db
      .selectFrom("tokens")
      .innerJoin("users", "users.id", "tokens.userId")
      .select((eb) => [
        "users.id as userId",
        "users.userType",
        "users.agentId",
        "users.clientId",
        "users.workerId",
        "tokens.family",
        eb
          .selectFrom("userRoles")
          .innerJoin("rolePermissions", "rolePermissions.roleId", "userRoles.roleId")
          .whereRef("userRoles.userId", "=", "users.id")
          .select(sql<string[] | null>`array_agg(distinct role_permissions.permission)`.as("permissions"))
          .as("permissions")
      ])
      .where("tokens.tokenHash", "=", tokenHash)
      .where("tokens.kind", "=", "access")
      .where("tokens.revokedAt", "is", null)
      .where("tokens.expiresAt", ">", now)
      .executeTakeFirst()
    return row && { ...row, permissions: new Set(row.permissions) }
  }
