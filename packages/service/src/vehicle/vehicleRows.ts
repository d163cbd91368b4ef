import type { Vehicle } from "@crewfleet/sdk"
import { majorUnits } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import { keptLocation, keptVehicle } from "../database/RentalTables.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fileAddress } from "../file/fileAddress.ts"

/** Vehicles with their place, agency and main photo, ready for a condition. */
export const vehicleRows = (db: Kysely<Tables>) =>
  db
    .selectFrom("vehicles")
    .innerJoin("locations", "locations.id", "vehicles.locationId")
    .innerJoin("agencies", "agencies.id", "vehicles.agencyId")
    .selectAll("vehicles")
    .select(["agencies.name as agencyName", "agencies.baseCurrency", "locations.name as locationName"])
    .select(keptLocation.names.flatMap((name) => (name === "name" ? [] : [`locations.${name}` as const])))
    .select((row) =>
      row
        .selectFrom("vehiclePhotos")
        .whereRef("vehicleId", "=", "vehicles.id")
        .select("fileId")
        .orderBy("position")
        .limit(1)
        .as("mainPhoto")
    )

type VehicleRow = Awaited<ReturnType<ReturnType<typeof vehicleRows>["executeTakeFirstOrThrow"]>>

/** A vehicle as the contract tells it; of its photos only the main one. */
export const vehicleOf = (row: VehicleRow): Vehicle =>
  withoutNulls({
    id: row.id,
    ...keptVehicle.read(row),
    location: { ...keptLocation.read({ ...row, name: row.locationName }), id: row.locationId },
    vehicleRates: [
      { weekDay: "MTF", rate: majorUnits(row.dailyRate) },
      ...rateFor("SAT", row.saturdayRate),
      ...rateFor("SUN", row.sundayRate)
    ],
    mainPhoto: row.mainPhoto && fileAddress(row.mainPhoto),
    status: row.status,
    rejectionReason: row.rejection,
    agency: { id: row.agencyId, name: row.agencyName, baseCurrency: row.baseCurrency },
    createdDate: row.createdAt.toISOString(),
    version: row.version
  })

const rateFor = (weekDay: string, rate: number | null) =>
  rate === null ? [] : [{ weekDay, rate: majorUnits(rate) }]
