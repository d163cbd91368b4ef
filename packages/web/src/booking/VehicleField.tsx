import type { bookableVehiclesMachine } from "@crewfleet/machines"
import { type Chosen, vehicleName } from "@crewfleet/sdk"
import { useState } from "react"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { Button } from "../ui/Button.tsx"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { useLogic } from "../useLogic.ts"

interface VehicleFieldProps extends ControlProps<Chosen> {
  readonly agencyId: number | undefined
  readonly logic: typeof bookableVehiclesMachine
}

const year = 365 * 86_400_000

/** Which vehicle is hired: one of those that can be hired at some time in the coming year. */
export function VehicleField({ agencyId, logic, ...control }: VehicleFieldProps) {
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
  const value = control.value.id || null
  // What was chosen earlier is shown though it cannot be chosen any more.
  const isElsewhere = value !== null && found.every((choice) => choice.value !== value)
  const choices = isElsewhere ? [...found, { value, label: control.value.name }] : found
  return (
    <>
      <ComboboxField
        {...fieldWords(control)}
        hint="Type a make, a model, a registration or a town."
        choices={choices}
        value={value}
        problem={
          fieldWords(control).problem ??
          (state.matches("failed") ? "Your vehicles could not be loaded" : undefined)
        }
        nothingFound={state.hasTag("busy") ? "Loading…" : "No vehicle found"}
        onChange={(chosen) =>
          control.onChange({
            id: chosen ?? "",
            name: choices.find((choice) => choice.value === chosen)?.label ?? ""
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
