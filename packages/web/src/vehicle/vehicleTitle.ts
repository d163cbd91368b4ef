import type { Vehicle } from "@crewfleet/sdk"
import { vehicleName } from "@crewfleet/sdk/rules"

/** What the window of a vehicle is called: the registration tells it from its twins. */
export const vehicleTitle = (vehicle: Pick<Vehicle, "name" | "model" | "regno">): string =>
  [vehicleName(vehicle), vehicle.regno].filter(Boolean).join(" ")
