import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { Person } from "./Caller.ts"
import { sharing } from "./memberships.ts"
import type { KnownReach } from "./Policy.ts"
import { bookedWithin } from "./shiftsWithin.ts"

type Knows = (db: Kysely<Tables>, caller: Person, workerId: number, moment: Date) => Promise<boolean>

/** Whether somebody knows a worker, by what makes them known. */
export const knownWorkers: Readonly<Record<KnownReach, Knows>> = {
  staff: async (db, { agentId }, workerId) =>
    (await db
      .selectFrom("workerAgencies")
      .select("id")
      .where("agencyId", "=", agentId ?? 0)
      .where("workerId", "=", workerId)
      .executeTakeFirst()) !== undefined,
  sharing: async (db, { agentId }, workerId) =>
    (await sharing(db)
      .select("id")
      .where("agencyId", "=", agentId ?? 0)
      .where("workerId", "=", workerId)
      .executeTakeFirst()) !== undefined,
  booked: async (db, { clientId }, workerId, moment) =>
    (await bookedWithin(db, moment)
      .where("clientId", "=", clientId ?? 0)
      .where("workerId", "=", workerId)
      .select("shiftBookings.id")
      .executeTakeFirst()) !== undefined,
  colleagues: async (db, caller, workerId, moment) => {
    if (caller.workerId === workerId) return true
    const own = bookedWithin(db, moment)
      .where("workerId", "=", caller.workerId ?? 0)
      .select("jobId")
    const shared = await bookedWithin(db, moment)
      .where("workerId", "=", workerId)
      .where("jobId", "in", own)
      .select("shiftBookings.id")
      .executeTakeFirst()
    return shared !== undefined
  }
}
