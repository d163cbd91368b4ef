import { type BookedVehicle, majorUnits } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { fileAddress } from "../file/fileAddress.ts"

/** A vehicle as its bookings tell it: with its place, rates, main photo and the mean of its ratings. */
export const bookedVehicle = async (db: Kysely<Tables>, id: number): Promise<BookedVehicle> => {
  const vehicle = await db
    .selectFrom("vehicles")
    .innerJoin("locations", "locations.id", "vehicles.locationId")
    .where("vehicles.id", "=", id)
    .selectAll("vehicles")
    .select(["locations.city", "locations.country"])
    .select((row) => [
      row
        .selectFrom("vehiclePhotos")
        .where("vehicleId", "=", id)
        .select("fileId")
        .orderBy("position")
        .limit(1)
        .as("photo"),
      row
        .selectFrom("ratings")
        .innerJoin("bookings", "bookings.id", "ratings.bookingId")
        .where("bookings.vehicleId", "=", id)
        .where("ratings.type", "=", "VEHICLE")
        .select(({ fn }) => fn.avg<number | null>("ratings.rating").as("mean"))
        .as("rating")
    ])
    .executeTakeFirstOrThrow()
  return {
    id,
    name: vehicle.name,
    model: vehicle.model,
    regno: vehicle.regno,
    color: vehicle.colour,
    mainPhoto: vehicle.photo && fileAddress(vehicle.photo),
    rating: vehicle.rating === null ? null : Number(vehicle.rating),
    engineSize: vehicle.engineSize,
    airConditioning: vehicle.airConditioning,
    doors: vehicle.doors,
    seats: vehicle.seats,
    fuelType: vehicle.fuelType,
    transmissionType: vehicle.transmission,
    maxDailyMileage: vehicle.maxDailyMileage,
    excessMileageRate: majorUnits(vehicle.excessMileageRate),
    depositAmt: majorUnits(vehicle.deposit),
    location: { city: vehicle.city, country: vehicle.country },
    vehicleRates: [
      { weekDay: "MTF", rate: majorUnits(vehicle.dailyRate) },
      { weekDay: "SAT", rate: majorUnits(vehicle.saturdayRate ?? vehicle.dailyRate) },
      { weekDay: "SUN", rate: majorUnits(vehicle.sundayRate ?? vehicle.dailyRate) }
    ]
  }
}
