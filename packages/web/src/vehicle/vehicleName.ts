import type { Vehicle } from "@crewfleet/sdk"

/** What a vehicle is called: its maker and model. */
export const vehicleName = ({ name, model }: Pick<Vehicle, "name" | "model">): string =>
  [name, model].filter(Boolean).join(" ") || "Vehicle"
