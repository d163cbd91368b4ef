import { nameOfCode, vehicleStatuses } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"

/** Where a vehicle stands on its way to the road. */
export function VehicleStatus({ status }: { readonly status: string | undefined }) {
  return (
    <Badge tone={tones[status ?? ""] ?? "neutral"}>{nameOfCode(vehicleStatuses, status) || "Unknown"}</Badge>
  )
}

const tones: Readonly<Record<string, Tone>> = {
  AWAITING_APPROVAL: "warning",
  ACTIVE: "success",
  REJECTED: "danger"
}
