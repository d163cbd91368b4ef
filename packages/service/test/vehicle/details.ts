import type { VehicleDetails } from "@crewfleet/sdk"

/** What an agency says of a vehicle, with every field filled. */
export const details = (locationId: number, given: Partial<VehicleDetails> = {}): VehicleDetails => ({
  name: "Ford",
  model: "Focus",
  regno: "yk24-hbn",
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
  location: { id: locationId },
  vehicleRates: [
    { weekDay: "MTF", rate: 42.5 },
    { weekDay: "SUN", rate: 40 }
  ],
  ...given
})
