import type { VehicleChoice } from "@crewfleet/sdk"
import { type FleetChoice, words } from "@crewfleet/sdk/rules"
import { memo } from "react"
import { PartBody } from "../list/PartBody.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import * as portal from "./promotionLogics.ts"
import { VehicleChoices } from "./VehicleChoices.tsx"

interface VehiclePickerProps {
  readonly start: string
  readonly end: string
  readonly chosen: ReadonlyArray<number>
  readonly onChange: (changes: Partial<FleetChoice>) => void
  readonly logic?: typeof portal.availableVehicles
}

/** The vehicles of the own fleet that are available in a window, to tick. */
export const VehiclePicker = memo(function VehiclePicker({
  start,
  end,
  chosen,
  onChange,
  logic = portal.availableVehicles
}: VehiclePickerProps) {
  const [state, send] = useLogic(logic, { input: { request: { start, end } } })
  const { value, failure, attempts } = state.context
  const vehicles: ReadonlyArray<VehicleChoice> | undefined = value?.content
  return (
    <PartBody
      room="10rem"
      situation="loadAvailableVehicles"
      failure={failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={() => send({ type: "reload.asked" })}
      nothing={vehicles?.length === 0 ? words.noAvailableVehicles.text : undefined}
      skeleton={<SkeletonRows rows={4} />}
    >
      {vehicles && <VehicleChoices vehicles={vehicles} chosen={chosen} onChange={onChange} />}
    </PartBody>
  )
})
