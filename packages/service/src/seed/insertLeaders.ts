import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { demoLeaders } from "./accounts.ts"

/** Gives those who lead two journeys of an agency an account, with the password of the demo. */
export const insertLeaders = async (db: Kysely<Tables>, agencyId: number): Promise<void> => {
  const { passwordHash } = await db
    .selectFrom("users")
    .select("passwordHash")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: roleId } = await db
    .selectFrom("roles")
    .select("id")
    .where("name", "=", "Worker")
    .executeTakeFirstOrThrow()
  for (const { email, status } of demoLeaders) {
    const { workerId, firstName, lastName } = await db
      .selectFrom("transportJobs")
      .innerJoin("workers", "workers.id", "leaderId")
      .select(["workers.id as workerId", "firstName", "lastName"])
      .where("transportJobs.agencyId", "=", agencyId)
      .where("transportJobs.status", "=", status)
      .orderBy("transportJobs.id")
      .limit(1)
      .executeTakeFirstOrThrow()
    await db.updateTable("workers").set({ email }).where("id", "=", workerId).execute()
    const { id: userId } = await db
      .insertInto("users")
      .values({ email, passwordHash, firstName, lastName, userType: "WORKER", workerId })
      .returning("id")
      .executeTakeFirstOrThrow()
    await db.insertInto("userRoles").values({ userId, roleId }).execute()
  }
}
