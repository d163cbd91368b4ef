import type { WorkerClient } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import { shiftsWithin } from "../access/shiftsWithin.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"

interface Own {
  readonly workerId: number
  readonly moment: Date
}

/** The wards at which a worker is or was booked, by name, with when the worker's next shift there begins. */
export const clientsOfWorker = listOf({
  table: "clients",
  where: (_, { workerId, moment }: Own) => [
    sql<boolean>`clients.id in (
      select journey.client_id from ${shiftsWithin(moment)} where booking.worker_id = ${workerId})`
  ],
  sorts: { name: ["name"] },
  rows: clientRows,
  line: ({ firstLine, town, country, nextShift, ...client }): WorkerClient =>
    withoutNulls({
      ...client,
      address: [firstLine, town, country].filter((line) => line !== null),
      nextShift: nextShift?.toISOString()
    })
})

function clientRows(db: Kysely<Tables>, ids: ReadonlyArray<number>, { workerId, moment }: Own) {
  return db
    .selectFrom("clients")
    .select(["id", "name", "telephone", "firstLine", "town", "country"])
    .select(
      sql<Date | null>`(
        select min(booking.shift_date) from ${shiftsWithin(moment)}
        where journey.client_id = clients.id and booking.worker_id = ${workerId} and booking.shift_date > ${moment}
      )`.as("nextShift")
    )
    .where("id", "in", ids)
    .execute()
}
