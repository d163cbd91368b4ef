import type { FileReference } from "@crewfleet/machines"
import type { Failure, Vehicle } from "@crewfleet/sdk"

export const away: Failure = { _tag: "NetworkFailure" }
export const refused = (
  status: number,
  message?: string,
  violations: ReadonlyArray<{ field: string; message: string }> = []
): Failure => ({
  _tag: "Refused",
  status,
  message,
  violations
})

export const photos = ["a", "b", "c"].map((id) => ({ id, url: `/files/${id}` }))

/** A vehicle that waits for the platform. */
export const ford: Vehicle = {
  id: 7,
  name: "Ford",
  model: "Focus",
  regno: "YK24 HBN",
  color: "Blue",
  type: "HATCHBACK",
  engineSize: "1.0 L",
  airConditioning: true,
  doors: 5,
  seats: 5,
  fuelType: "PETROL",
  transmissionType: "MANUAL",
  maxDailyMileage: 200,
  excessMileageRate: 0.25,
  depositAmt: 150,
  location: { id: 3, name: "Station", city: "Leeds" },
  vehicleRates: [{ weekDay: "MTF", rate: 42 }],
  photos,
  status: "AWAITING_APPROVAL",
  version: 4
}

export const picture: FileReference = { blobId: "i-1", name: "front.png", type: "image/png", size: 900_000 }
