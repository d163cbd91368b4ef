import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Standings of a booking that take no place (specification 002 §4); any other is booked. */
const unbooked = ["NEW", "APPLIED", "CANCELLED", "EXPIRED"] as const

/** For how long after a shift those who met there know each other. */
const known = 90 * 86_400_000

/** The shifts that somebody is booked for and that ended at most 90 days before a moment, with their journeys. */
export const bookedWithin = (db: Kysely<Tables>, moment: Date) =>
  db
    .selectFrom("shiftBookings")
    .innerJoin("transportJobs", "transportJobs.id", "jobId")
    .where("shiftBookings.shiftStatus", "not in", unbooked)
    .where("shiftBookings.shiftEndDate", ">", new Date(moment.getTime() - known))

/** Whether a booking takes a place, within SQL where it goes by that name. */
export const isBooked = (booking: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${booking}.shift_status`)} not in (${sql.join(unbooked)})`

/** What `bookedWithin` has, within SQL, as `booking` and `journey`. */
export const shiftsWithin = (moment: Date): RawBuilder<unknown> =>
  sql`shift_bookings booking join transport_jobs journey on journey.id = booking.job_id
    and ${isBooked("booking")}
    and booking.shift_end_date > ${new Date(moment.getTime() - known)}`
