import type { Colleague } from "@crewfleet/sdk"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { isBooked, shiftsWithin } from "../access/shiftsWithin.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"
import { likePattern } from "../search/likePattern.ts"

/** In whose shifts somebody is met: a worker's own, or those for a client. */
export type Meeting = { readonly moment: Date } & (
  | { readonly workerId: number }
  | { readonly clientId: number; readonly named?: string | undefined }
)

/** Those who are or were booked for the same journeys as a worker, or for a client, by name. */
export const colleagues = listOf({
  table: "workers",
  where: (_, meeting: Meeting) => [
    sql<boolean>`workers.id in (select booking.worker_id from ${shiftsWithin(meeting.moment)} where ${met(meeting)})`,
    ...("workerId" in meeting ? [sql<boolean>`workers.id <> ${meeting.workerId}`] : []),
    ...("clientId" in meeting && meeting.named
      ? [sql<boolean>`lower(first_name || ' ' || last_name) like ${likePattern(meeting.named)}`]
      : [])
  ],
  sorts: { name: [sql`worker_name_key(workers)`] },
  rows: bookedRows,
  line: ({ nextShift, ...colleague }): Colleague =>
    withoutNulls({ ...colleague, nextShift: nextShift?.toISOString() })
})

const met = (meeting: Meeting): RawBuilder<unknown> =>
  "clientId" in meeting
    ? sql`journey.client_id = ${meeting.clientId}`
    : sql`journey.id in (
        select own.job_id from shift_bookings own
        where own.worker_id = ${meeting.workerId} and ${isBooked("own")})`

function bookedRows(db: Kysely<Tables>, ids: ReadonlyArray<number>, meeting: Meeting) {
  const { moment } = meeting
  return db
    .selectFrom("workers")
    .select(["id", "firstName as firstname", "lastName as lastname"])
    .select([
      sql<Date | null>`(
        select min(booking.shift_date) from ${shiftsWithin(moment)}
        where ${met(meeting)} and booking.worker_id = workers.id and booking.shift_date > ${moment}
      )`.as("nextShift"),
      sql<string | null>`(
        select code.name from ${shiftsWithin(moment)} join assignment_codes code on code.id = booking.assignment_code_id
        where ${met(meeting)} and booking.worker_id = workers.id
        order by booking.shift_date desc limit 1
      )`.as("assignmentCode")
    ])
    .where("id", "in", ids)
    .execute()
}
