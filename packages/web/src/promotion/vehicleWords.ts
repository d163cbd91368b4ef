import { fuelTypes, nameOfCode, type VehicleChoice, vehicleTypes } from "@crewfleet/sdk"

/** What a vehicle is called in a list. */
export const vehicleName = ({ name, model, regno }: VehicleChoice): string =>
  [name, model, regno && `(${regno})`].filter(Boolean).join(" ")

/** What else tells a vehicle from others. */
export const vehicleDetails = ({ color, fuelType, type, location }: VehicleChoice): string =>
  [color, nameOfCode(fuelTypes, fuelType), nameOfCode(vehicleTypes, type), location?.name ?? location?.city]
    .filter(Boolean)
    .join(" · ")
