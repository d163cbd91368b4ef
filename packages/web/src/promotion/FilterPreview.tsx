import type { VehicleFilter } from "@crewfleet/sdk"
import { PartBody } from "../list/PartBody.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import * as portal from "./promotionLogics.ts"
import styles from "./VehicleFields.module.css"
import { vehicleDetails, vehicleLabel } from "./vehicleWords.ts"

interface FilterPreviewProps {
  readonly filter: VehicleFilter
  readonly logic?: typeof portal.filteredVehicles
}

/** How many vehicles a filter finds, and the first few of them. */
export function FilterPreview({ filter, logic = portal.filteredVehicles }: FilterPreviewProps) {
  const [state, send] = useLogic(logic, { input: { request: { filter } } })
  const { value, failure, attempts } = state.context
  return (
    <PartBody
      room="9rem"
      situation="loadAvailableVehicles"
      failure={failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={() => send({ type: "reload.asked" })}
      nothing={value?.content.length === 0 ? "No vehicle of your fleet matches" : undefined}
      skeleton={<SkeletonLines lines={5} />}
    >
      {value && (
        <div>
          <p className={styles.count} role="status">
            {value.totalElements === 1 ? "1 vehicle" : `${value.totalElements} vehicles`} of your fleet now
            {value.totalElements > value.content.length && `, such as`}:
          </p>
          <Stack as="ul" gap={1}>
            {value.content.map((vehicle) => (
              <li key={vehicle.id}>
                {vehicleLabel(vehicle)} <span className={styles.minor}>{vehicleDetails(vehicle)}</span>
              </li>
            ))}
          </Stack>
        </div>
      )}
    </PartBody>
  )
}
