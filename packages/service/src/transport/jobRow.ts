import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** A job with what is told of its agency, client, vehicle and people. */
export const jobRow = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("transportJobs")
    .leftJoin("agencies", "agencies.id", "transportJobs.agencyId")
    .leftJoin("clients", "clients.id", "transportJobs.clientId")
    .leftJoin("vehicles", "vehicles.id", "transportJobs.vehicleId")
    .leftJoin("workers as drivers", "drivers.id", "driverId")
    .leftJoin("workers as leaders", "leaders.id", "leaderId")
    .selectAll("transportJobs")
    .select(["agencies.name as agencyName", "agencies.telephone as agencyTelephone"])
    .select(["agencies.timeZone", "agencies.usualJobMinutes", "clients.name as clientName"])
    .select(["vehicles.name as make", "vehicles.model", "vehicles.regno", "vehicles.status as vehicleStatus"])
    .select(["drivers.firstName as driverFirst", "drivers.lastName as driverLast"])
    .select(["leaders.firstName as leaderFirst", "leaders.lastName as leaderLast"])
    .where("transportJobs.id", "=", id)

/** The same as it is read. */
export type JobRow = NonNullable<Awaited<ReturnType<ReturnType<typeof jobRow>["executeTakeFirst"]>>>
