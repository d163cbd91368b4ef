import type { Role } from "@crewfleet/sdk"
import { sql } from "kysely"
import type { Work } from "../database/databaseOn.ts"

/** The roles that every installation has; a migration makes them. */
export type RoleName =
  | "Administrator"
  | "Clerk"
  | "Agency manager"
  | "Clinical reviewer"
  | "Payroll"
  | "Hirer"
  | "Worker"

/** How an e-mail address is compared and kept. */
export const canonicalEmail = (email: string): string => email.trim().toLowerCase()

/** The user with an e-mail address. */
export const userByEmail = (email: string) => (db: Parameters<Work<unknown>>[0]) =>
  db.selectFrom("users").selectAll().where("email", "=", canonicalEmail(email)).executeTakeFirst()

/** The roles of a user, each with its permissions. */
export const rolesOf =
  (userId: number): Work<Array<Role>> =>
  (db) =>
    db
      .selectFrom("userRoles")
      .innerJoin("roles", "roles.id", "userRoles.roleId")
      .leftJoin("rolePermissions", "rolePermissions.roleId", "roles.id")
      .where("userRoles.userId", "=", userId)
      .groupBy(["roles.id", "roles.name"])
      .orderBy("roles.id")
      .select([
        "roles.name",
        sql<
          string[]
        >`coalesce(array_agg(permission order by permission) filter (where permission is not null), '{}')`.as(
          "permissions"
        )
      ])
      .execute()
