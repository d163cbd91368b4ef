import type { ListedTransport } from "@crewfleet/sdk"
import { transportStatuses, uncountedShiftStatuses } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"

/** What a client's wards have asked for, the first to be picked up first. */
export const requestList = listOf({
  table: "transportJobs",
  owner: "clientId",
  statuses: { all: transportStatuses, together: true, apart: true },
  sorts: { requiredAt: ["requiredAt"] },
  texts: { owner: sql`coalesce(client_id, 0)` },
  isMany: true,
  rows: requestRows,
  line: ({
    dateTimeRequired,
    shiftDate,
    shiftEndDate,
    make,
    model,
    seats,
    seatsBooked,
    ...job
  }): ListedTransport =>
    withoutNulls({
      ...job,
      dateTimeRequired: dateTimeRequired.toISOString(),
      shiftDate: shiftDate?.toISOString(),
      shiftEndDate: shiftEndDate?.toISOString(),
      vehicle: make === null ? null : `${make} ${model}`,
      seats: Number(seats ?? 0),
      seatsBooked: Number(seatsBooked ?? 0)
    })
})

function requestRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  return db
    .selectFrom("transportJobs")
    .leftJoin("clients", "clients.id", "clientId")
    .leftJoin("agencies", "agencies.id", "transportJobs.agencyId")
    .leftJoin("vehicles", "vehicles.id", "vehicleId")
    .select(["transportJobs.id", "ref as refPrefix", "transportJobs.status as transportStatus"])
    .select(["requiredAt as dateTimeRequired", "pickupPostCode", "pickupWard as pward"])
    .select(["destination", "destinationPostCode", "clients.name as clientName", "shiftDate", "shiftEndDate"])
    .select(["vehicles.name as make", "vehicles.model"])
    .select((job) => [
      job.fn
        .coalesce(
          "agencies.name",
          job
            .selectFrom("transportJobAgencies")
            .innerJoin("agencies as asked", "asked.id", "transportJobAgencies.agencyId")
            .whereRef("jobId", "=", "transportJobs.id")
            .select(({ fn }) => fn.min("asked.name").as("only"))
            .having(({ fn }) => fn.countAll(), "=", 1)
        )
        .as("agencyName"),
      job
        .case()
        .when("transportJobs.agencyId", "is", null)
        .then(
          job
            .selectFrom("transportJobAgencies")
            .innerJoin("agencies as asked", "asked.id", "transportJobAgencies.agencyId")
            .whereRef("jobId", "=", "transportJobs.id")
            .select(({ fn }) => fn.min("asked.timeZone").as("only"))
            .having(({ fn }) => fn.countAll(), "=", 1)
        )
        .else(job.ref("agencies.timeZone"))
        .end()
        .as("timeZone"),
      job
        .selectFrom("workerSpecs")
        .whereRef("jobId", "=", "transportJobs.id")
        .select(({ fn }) => fn.sum<number>("numberOfStaff").as("seats"))
        .as("seats"),
      job
        .selectFrom("shiftBookings")
        .whereRef("jobId", "=", "transportJobs.id")
        .where("shiftStatus", "not in", uncountedShiftStatuses)
        .select(({ fn }) => fn.countAll<number>().as("seatsBooked"))
        .as("seatsBooked")
    ])
    .where("transportJobs.id", "in", ids)
    .execute()
}
