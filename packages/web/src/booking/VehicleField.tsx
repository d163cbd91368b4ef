import type { bookableVehiclesMachine } from "@crewfleet/machines"
import { vehicleName } from "@crewfleet/sdk"
import { useState } from "react"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { useLogic } from "../useLogic.ts"

interface VehicleFieldProps {
  readonly agencyId: number | undefined
  readonly vehicleId: number | undefined
  readonly problem: string | undefined
  readonly logic: typeof bookableVehiclesMachine
  readonly onChange: (vehicleId: number | undefined) => void
}

const year = 365 * 86_400_000

/** Which vehicle is hired: one of those that can be hired at some time in the coming year. */
export function VehicleField({ agencyId, vehicleId, problem, logic, onChange }: VehicleFieldProps) {
  const [request] = useState(() => ({
    agencyId,
    start: new Date().toISOString(),
    end: new Date(Date.now() + year).toISOString()
  }))
  const [state] = useLogic(logic, { input: { request } })
  const { value: vehicles } = state.context
  return (
    <ComboboxField
      name="vehicleId"
      label="Vehicle"
      hint="Type a make, a model, a registration or a town."
      choices={(vehicles ?? []).map((vehicle) => ({
        value: String(vehicle.id),
        label: [vehicleName(vehicle, ""), vehicle.regno, vehicle.location?.city].filter(Boolean).join(", ")
      }))}
      value={vehicleId === undefined ? null : String(vehicleId)}
      problem={problem ?? (state.matches("failed") ? "Your vehicles could not be loaded" : undefined)}
      nothingFound={state.hasTag("busy") ? "Loading…" : "No vehicle found"}
      onChange={(value) => onChange(value === null ? undefined : Number(value))}
    />
  )
}
