import { sharingStandings } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { Person } from "./Caller.ts"
import type { KnownReach } from "./Policy.ts"
import { bookedWithin } from "./shiftsWithin.ts"

type Knows = (db: Kysely<Tables>, caller: Person, workerId: number, moment: Date) => Promise<boolean>

const membership = (db: Kysely<Tables>, { agentId }: Person, workerId: number) =>
  db
    .selectFrom("workerAgencies")
    .select("id")
    .where("agencyId", "=", agentId ?? 0)
    .where("workerId", "=", workerId)

/** Whether somebody knows a worker, by what makes them known. */
export const knownWorkers: Readonly<Record<KnownReach, Knows>> = {
  staff: async (db, caller, workerId) =>
    (await membership(db, caller, workerId).executeTakeFirst()) !== undefined,
  sharing: async (db, caller, workerId) =>
    (await membership(db, caller, workerId)
      .where("sharesSince", "is not", null)
      .where("standing", "in", sharingStandings)
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
