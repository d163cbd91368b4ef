import type { bookableVehiclesMachine } from "@crewfleet/machines"
import { type Chosen, vehicleName } from "@crewfleet/sdk/rules"
import { useState } from "react"
import type { ControlProps } from "../form/ControlProps.ts"
import { ReferenceField } from "../form/ReferenceField.tsx"
import { Button } from "../ui/Button.tsx"
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
  const hasFailed = state.matches("failed")
  return (
    <>
      <ReferenceField
        {...control}
        choices={(state.context.value ?? []).map((vehicle) => ({
          value: String(vehicle.id),
          label: [vehicleName(vehicle, ""), vehicle.regno, vehicle.location?.city].filter(Boolean).join(", ")
        }))}
        failure={hasFailed ? "Your vehicles could not be loaded" : undefined}
        nothingFound={state.hasTag("busy") ? "Loading…" : "No vehicle found"}
      />
      {hasFailed && (
        <Button size="small" onClick={() => send({ type: "reload.asked" })}>
          Load your vehicles again
        </Button>
      )}
    </>
  )
}
