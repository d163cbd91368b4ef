import type { VehicleChoice } from "@crewfleet/sdk"
import type { FleetChoice } from "@crewfleet/sdk/rules"
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./VehicleFields.module.css"
import { VehicleList } from "./VehicleList.tsx"
import { vehicleDetails, vehicleLabel } from "./vehicleWords.ts"

interface VehicleChoicesProps {
  readonly vehicles: ReadonlyArray<VehicleChoice>
  readonly chosen: ReadonlyArray<number>
  readonly onChange: (changes: Partial<FleetChoice>) => void
}

/** Up to hundreds of vehicles to search and tick; typing is answered before the list is. */
export const VehicleChoices = memo(function VehicleChoices({
  vehicles,
  chosen,
  onChange
}: VehicleChoicesProps) {
  const [typed, setTyped] = useState("")
  const term = useDeferredValue(typed).trim().toLowerCase()
  const texts = useMemo(
    () =>
      vehicles.map((one) =>
        `${vehicleLabel(one)} ${one.regno?.replace(" ", "")} ${vehicleDetails(one)}`.toLowerCase()
      ),
    [vehicles]
  )
  const shown = useMemo(
    () => (term === "" ? vehicles : vehicles.filter((_, at) => texts[at]?.includes(term))),
    [vehicles, texts, term]
  )
  const ticked = useMemo(() => new Set(chosen), [chosen])
  const toggle = useCallback(
    (id: number) =>
      onChange({ vehicleIds: ticked.has(id) ? [...ticked].filter((each) => each !== id) : [...ticked, id] }),
    [onChange, ticked]
  )
  const tickShown = useCallback(
    () => onChange({ vehicleIds: [...new Set([...ticked, ...shown.map(({ id }) => id)])] }),
    [onChange, ticked, shown]
  )
  const available = vehicles.filter(({ id }) => ticked.has(id)).length

  return (
    <Stack gap={2}>
      <Row justify="between">
        <SearchField label="Search vehicles" value={typed} onSearch={setTyped} />
        <div>
          <Button kind="quiet" size="small" onClick={() => afterPaint(tickShown)}>
            Select all
          </Button>
          <Button kind="quiet" size="small" onClick={() => afterPaint(() => onChange({ vehicleIds: [] }))}>
            Select none
          </Button>
        </div>
      </Row>
      <VehicleList vehicles={shown} ticked={ticked} onToggle={toggle} onAll={tickShown} />
      <p className={styles.count} role="status">
        {available} of {vehicles.length} vehicles chosen
        {ticked.size > available && `; ${ticked.size - available} more are not available on these dates`}
      </p>
    </Stack>
  )
})
