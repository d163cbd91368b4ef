import { type Kysely, sql } from "kysely"
import type { Work } from "../database/databaseOn.ts"
import type { Tables } from "../database/Tables.ts"
import type { Person } from "./Caller.ts"

/** Everybody with an account, as a policy looks at them. */
export const people = (db: Kysely<Tables>) =>
  db
    .selectFrom("users")
    .select((eb) => [
      "users.id as userId",
      "users.userType",
      "users.agentId",
      "users.clientId",
      "users.workerId",
      eb
        .selectFrom("userRoles")
        .innerJoin("rolePermissions", "rolePermissions.roleId", "userRoles.roleId")
        .whereRef("userRoles.userId", "=", "users.id")
        .select(sql<string[] | null>`array_agg(distinct role_permissions.permission)`.as("permissions"))
        .as("permissions")
    ])

/** Somebody by the number of their account, with what they may do at this moment, in no session. */
export const personWith =
  (userId: number): Work<Person | undefined> =>
  async (db) => {
    const row = await people(db).where("users.id", "=", userId).executeTakeFirst()
    return row && { ...row, permissions: new Set(row.permissions), family: "" }
  }
