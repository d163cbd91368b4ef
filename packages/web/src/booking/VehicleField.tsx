import type { bookableVehiclesMachine } from "@crewfleet/machines"
import { vehicleName } from "@crewfleet/sdk"
import { useState } from "react"
import { Button } from "../ui/Button.tsx"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { useLogic } from "../useLogic.ts"

interface VehicleFieldProps {
  readonly agencyId: number | undefined
  readonly vehicleId: number | undefined
  readonly vehicleName: string
  readonly problem: string | undefined
  readonly logic: typeof bookableVehiclesMachine
  readonly onChange: (vehicle: {
    readonly vehicleId: number | undefined
    readonly vehicleName: string
  }) => void
}

const year = 365 * 86_400_000

/** Which vehicle is hired: one of those that can be hired at some time in the coming year. */
export function VehicleField({
  agencyId,
  vehicleId,
  vehicleName: name,
  problem,
  logic,
  onChange
}: VehicleFieldProps) {
  const [request] = useState(() => ({
    agencyId,
    start: new Date().toISOString(),
    end: new Date(Date.now() + year).toISOString()
  }))
  const [state, send] = useLogic(logic, { input: { request } })
  const found = (state.context.value ?? []).map((vehicle) => ({
    value: String(vehicle.id),
    label: [vehicleName(vehicle, ""), vehicle.regno, vehicle.location?.city].filter(Boolean).join(", ")
  }))
  const value = vehicleId === undefined ? null : String(vehicleId)
  // What was chosen earlier is shown though it cannot be chosen any more.
  const isElsewhere = value !== null && found.every((choice) => choice.value !== value)
  const choices = isElsewhere ? [...found, { value, label: name }] : found
  return (
    <>
      <ComboboxField
        name="vehicleId"
        label="Vehicle"
        hint="Type a make, a model, a registration or a town."
        choices={choices}
        value={value}
        problem={problem ?? (state.matches("failed") ? "Your vehicles could not be loaded" : undefined)}
        nothingFound={state.hasTag("busy") ? "Loading…" : "No vehicle found"}
        onChange={(chosen) =>
          onChange({
            vehicleId: chosen === null ? undefined : Number(chosen),
            vehicleName: choices.find((choice) => choice.value === chosen)?.label ?? ""
          })
        }
      />
      {state.matches("failed") && (
        <Button size="small" onClick={() => send({ type: "reload.asked" })}>
          Load your vehicles again
        </Button>
      )}
    </>
  )
}
