import type { BookedVehicle } from "@crewfleet/sdk"
import { majorUnits } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { BookingTermsTable } from "../database/RentalTables.ts"
import type { Tables } from "../database/Tables.ts"
import { fileAddress } from "../file/fileAddress.ts"

/** A vehicle as it was booked, with the main photo and the mean of the ratings that it has by now. */
export const bookedVehicle = async (
  db: Kysely<Tables>,
  id: number,
  agreed: BookingTermsTable
): Promise<BookedVehicle> => {
  const { photo, rating } = await db
    .selectNoFrom((row) => [
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
        .where("ratings.shownAt", "is not", null)
        .select(({ fn }) => fn.avg<number | null>("ratings.rating").as("mean"))
        .as("rating")
    ])
    .executeTakeFirstOrThrow()
  return {
    id,
    name: agreed.name,
    model: agreed.model,
    regno: agreed.regno,
    color: agreed.colour,
    type: agreed.bodyType,
    mainPhoto: photo ? fileAddress(photo) : undefined,
    rating: rating === null ? undefined : Number(rating),
    engineSize: agreed.engineSize,
    airConditioning: agreed.airConditioning,
    doors: agreed.doors,
    seats: agreed.seats,
    fuelType: agreed.fuelType,
    transmissionType: agreed.transmission,
    maxDailyMileage: agreed.maxDailyMileage,
    excessMileageRate: majorUnits(agreed.excessMileageRate),
    depositAmt: majorUnits(agreed.deposit),
    location: { id: agreed.locationId ?? undefined, city: agreed.city, country: agreed.country },
    vehicleRates: [
      { weekDay: "MTF", rate: majorUnits(agreed.dailyRate) },
      { weekDay: "SAT", rate: majorUnits(agreed.saturdayRate) },
      { weekDay: "SUN", rate: majorUnits(agreed.sundayRate) }
    ]
  }
}
