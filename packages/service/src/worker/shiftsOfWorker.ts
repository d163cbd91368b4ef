import type { WorkerShift } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import { shiftsWithin } from "../access/shiftsWithin.ts"
import type { Tables } from "../database/Tables.ts"
import { listOf } from "../list/listOf.ts"

interface Own {
  readonly workerId: number
  readonly agencyId: number
  readonly moment: Date
}

/** The shifts with an agency for which a worker is booked and that have not ended, the next one first. */
export const shiftsOfWorker = listOf({
  table: "shiftBookings",
  where: (_, { workerId, agencyId, moment }: Own) => [
    sql<boolean>`shift_bookings.id in (
      select booking.id from ${shiftsWithin(moment)}
      where booking.worker_id = ${workerId} and journey.agency_id = ${agencyId} and booking.shift_end_date > ${moment})`
  ],
  sorts: { start: ["shiftDate"] },
  rows: shiftRows,
  line: ({ shiftDate, shiftEndDate, ...shift }): WorkerShift => ({
    ...shift,
    shiftDate: shiftDate.toISOString(),
    shiftEndDate: shiftEndDate.toISOString()
  })
})

function shiftRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  return db
    .selectFrom("shiftBookings")
    .innerJoin("transportJobs", "transportJobs.id", "jobId")
    .leftJoin("clients", "clients.id", "clientId")
    .innerJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
    .select(["shiftBookings.id", "jobId", "ref", "assignmentCodes.name as assignmentCode"])
    .select(sql<string>`coalesce(clients.name, pickup_ward, '')`.as("clientName"))
    .select(["shiftBookings.shiftDate", "shiftBookings.shiftEndDate"])
    .where("shiftBookings.id", "in", ids)
    .execute()
}
