import type { ListedTransport } from "@crewfleet/sdk"
import { jobLacksOf, uncountedShiftStatuses } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fullName } from "../form/fullName.ts"

/** Jobs by their numbers, with what lists tell of them; the queries are as many for one as for a hundred. */
export const listedJobs = async (db: Kysely<Tables>, ids: ReadonlyArray<number>) => {
  if (ids.length === 0) return []
  return db
    .selectFrom("transportJobs as job")
    .leftJoin("clients", "clients.id", "job.clientId")
    .leftJoin("agencies", "agencies.id", "job.agencyId")
    .leftJoin("vehicles", "vehicles.id", "job.vehicleId")
    .leftJoin("workers as driver", "driver.id", "job.driverId")
    .select(["job.id", "job.agencyId", "ref", "job.status", "requiredAt", "shiftDate", "shiftEndDate"])
    .select(["pickupPostCode", "pickupWard", "destination", "destinationPostCode"])
    .select(["clients.name as clientName", "vehicleId", "vehicles.name as make", "model", "regno"])
    .select(["driverId", "driver.firstName", "driver.lastName"])
    .select([
      sql<string | null>`coalesce(agencies.name, (
        select min(asked.name) from transport_job_agencies seen join agencies asked on asked.id = seen.agency_id
        where seen.job_id = job.id having count(*) = 1
      ))`.as("agencyName"),
      sql<string | null>`case when job.agency_id is null then (
        select min(asked.time_zone) from transport_job_agencies seen join agencies asked on asked.id = seen.agency_id
        where seen.job_id = job.id having count(*) = 1
      ) else agencies.time_zone end`.as("timeZone"),
      sql<number>`(select coalesce(sum(number_of_staff), 0) from worker_specs spec where spec.job_id = job.id)`.as(
        "seats"
      ),
      sql<number>`(select count(*) from shift_bookings place where place.job_id = job.id and place.spec_id is not null
        and place.shift_status not in (${sql.join(uncountedShiftStatuses)}))`.as("seatsBooked"),
      sql<number>`(select count(*) from shift_bookings place where place.job_id = job.id
        and place.shift_status = 'APPLIED')`.as("applied"),
      sql<boolean>`exists (select from shift_bookings place where place.job_id = job.id
        and place.worker_id = job.leader_id
        and place.shift_status not in (${sql.join(uncountedShiftStatuses)}))`.as("isLed"),
      sql<boolean>`exists (select from transport_changes change where change.job_id = job.id
        and change.seen_at is null)`.as("isChanged"),
      sql<boolean>`exists (select from transport_log_returns back where back.job_id = job.id
        and back.mended_at is null)`.as("isReturned")
    ])
    .where("job.id", "in", ids)
    .execute()
}

/** The same as they are read. */
export type ListedJob = Awaited<ReturnType<typeof listedJobs>>[number]

/** A job as lists tell it to the agency that plans it, and to administrators. */
export const listedJob = (row: ListedJob): ListedTransport => ({
  ...listedRequest(row),
  ...withoutNulls({
    shiftDate: row.shiftDate?.toISOString(),
    shiftEndDate: row.shiftEndDate?.toISOString(),
    vehicle: row.vehicleId === null ? null : [row.make, row.model].filter(Boolean).join(" "),
    driver: fullName(row),
    seatsBooked: row.seatsBooked,
    applied: row.applied,
    lacks: jobLacksOf(row.status, {
      changesUnseen: row.isChanged,
      hasVehicle: row.vehicleId !== null,
      hasDriver: row.driverId !== null,
      seats: row.seats,
      seatsLeft: row.seats - row.seatsBooked,
      hasLeader: row.isLed,
      isReturned: row.isReturned
    })
  })
})

/** A job as lists tell it to an agency that was asked and does not plan it: as it was asked for, and how it stands with them. */
export const listedRequest = (row: ListedJob, standing: string = row.status): ListedTransport => ({
  ...withoutNulls({
    id: row.id,
    refPrefix: row.ref,
    dateTimeRequired: row.requiredAt.toISOString(),
    pickupPostCode: row.pickupPostCode,
    pward: row.pickupWard,
    destination: row.destination,
    destinationPostCode: row.destinationPostCode,
    clientName: row.clientName,
    seats: row.seats,
    agencyName: standing === row.status ? row.agencyName : null,
    timeZone: standing === row.status ? row.timeZone : null
  }),
  transportStatus: standing
})
