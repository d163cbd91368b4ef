import { majorUnits, type Vehicle } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { fileAddress } from "../file/fileAddress.ts"

/** Vehicles with their place, agency and main photo, ready for a condition. */
export const vehicleRows = (db: Kysely<Tables>) =>
  db
    .selectFrom("vehicles")
    .innerJoin("locations", "locations.id", "vehicles.locationId")
    .innerJoin("agencies", "agencies.id", "vehicles.agencyId")
    .selectAll("vehicles")
    .select([
      "agencies.name as agencyName",
      "agencies.baseCurrency",
      "locations.name as locationName",
      "locations.firstLine",
      "locations.city",
      "locations.postalCode",
      "locations.country"
    ])
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
export const vehicleOf = (row: VehicleRow): Vehicle => ({
  id: row.id,
  name: row.name,
  model: row.model,
  regno: row.regno,
  color: row.colour,
  type: row.bodyType,
  engineSize: row.engineSize,
  airConditioning: row.airConditioning,
  doors: row.doors,
  seats: row.seats,
  fuelType: row.fuelType,
  transmissionType: row.transmission,
  maxDailyMileage: row.maxDailyMileage,
  excessMileageRate: majorUnits(row.excessMileageRate),
  depositAmt: majorUnits(row.deposit),
  location: {
    id: row.locationId,
    name: row.locationName,
    firstLine: row.firstLine,
    city: row.city,
    postalCode: row.postalCode,
    country: row.country
  },
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
