import { type Vehicle, vehicleName } from "@crewfleet/sdk"

/** What the window of a vehicle is called: the registration tells it from its twins. */
export const vehicleTitle = (vehicle: Pick<Vehicle, "name" | "model" | "regno">): string =>
  [vehicleName(vehicle), vehicle.regno].filter(Boolean).join(" ")
