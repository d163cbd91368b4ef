import { nameOfCode, vehicleStatuses } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"
import { vehicleTone } from "./vehicleTone.ts"

/** Where a vehicle stands on its way to the road. */
export function VehicleStatus({ status }: { readonly status: string | undefined }) {
  return <Badge tone={vehicleTone(status ?? "")}>{nameOfCode(vehicleStatuses, status) || "Unknown"}</Badge>
}
