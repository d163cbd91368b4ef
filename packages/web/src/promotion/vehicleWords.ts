import type { VehicleChoice } from "@crewfleet/sdk"
import { fuelTypes, nameOfCode, vehicleName, vehicleTypes } from "@crewfleet/sdk/rules"

/** What a vehicle is called in a list. */
export const vehicleLabel = (vehicle: VehicleChoice): string =>
  [vehicleName(vehicle, ""), vehicle.regno && `(${vehicle.regno})`].filter(Boolean).join(" ")

/** What else tells a vehicle from others. */
export const vehicleDetails = ({ color, fuelType, type, location }: VehicleChoice): string =>
  [color, nameOfCode(fuelTypes, fuelType), nameOfCode(vehicleTypes, type), location?.name ?? location?.city]
    .filter(Boolean)
    .join(" · ")
