import type { VehicleDetails } from "../vehicle/Vehicle.ts"

/** What an agency may say of a vehicle, apart from where it stands; every field is filled. */
export const someVehicle = {
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
  vehicleRates: [
    { weekDay: "MTF", rate: 42.5 },
    { weekDay: "SUN", rate: 40 }
  ]
} satisfies Omit<VehicleDetails, "location" | "version">
