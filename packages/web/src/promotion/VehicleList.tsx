import type { VehicleChoice } from "@crewfleet/sdk"
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual"
import Check from "lucide-react/icons/check"
import { type KeyboardEvent, memo, useCallback, useId, useRef, useState } from "react"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TickBox } from "../ui/TickBox.tsx"
import styles from "./VehicleFields.module.css"
import { vehicleDetails, vehicleLabel } from "./vehicleWords.ts"

interface VehicleListProps {
  readonly vehicles: ReadonlyArray<VehicleChoice>
  readonly ticked: ReadonlySet<number>
  readonly onToggle: (id: number) => void
  readonly onAll: () => void
}

const rowHeight = 48
const rowsPerPage = 5

/** A list of which only the rows in sight are drawn, as in https://www.w3.org/WAI/ARIA/apg/patterns/listbox/. */
export const VehicleList = memo(function VehicleList({
  vehicles,
  ticked,
  onToggle,
  onAll
}: VehicleListProps) {
  const list = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, vehicles.length - 1)
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), active])]
        .filter((at) => at >= 0)
        .toSorted((one, other) => one - other),
    [active]
  )
  const virtual = useVirtualizer({
    count: vehicles.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    rangeExtractor
  })
  const go = (at: number) => {
    const next = Math.max(0, Math.min(vehicles.length - 1, at))
    setActive(next)
    virtual.scrollToIndex(next)
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const current = vehicles[active]
    if (move) go(move(active, vehicles.length))
    else if (event.key === " " && current) onToggle(current.id)
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) onAll()
    else return
    event.preventDefault()
  }

  if (vehicles.length === 0) return <p className={styles.note}>No vehicle matches your search.</p>
  return (
    <div
      ref={scroller}
      className={styles.list}
      role="listbox"
      aria-label="Available vehicles"
      aria-multiselectable
      aria-activedescendant={`${list}${vehicles[active]?.id}`}
      tabIndex={0}
      onKeyDown={press}
    >
      <div className={styles.rows} role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const vehicle = vehicles[index]
          if (!vehicle) return null
          return (
            // The list hears the keys and keeps the focus, as the pattern wants.
            <Row
              gap={3}
              nowrap
              key={vehicle.id}
              id={`${list}${vehicle.id}`}
              className={styles.row}
              role="option"
              aria-selected={ticked.has(vehicle.id)}
              aria-setsize={vehicles.length}
              aria-posinset={index + 1}
              data-active={index === active}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              onClick={() => {
                setActive(index)
                onToggle(vehicle.id)
              }}
            >
              <TickBox>{ticked.has(vehicle.id) && <Check aria-hidden="true" />}</TickBox>
              <Stack as="span" gap={0} className={styles.words}>
                <span>{vehicleLabel(vehicle)}</span>
                <span className={styles.minor}>{vehicleDetails(vehicle)}</span>
              </Stack>
            </Row>
          )
        })}
      </div>
    </div>
  )
})

const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active) => active + 1,
  ArrowUp: (active) => active - 1,
  PageDown: (active) => active + rowsPerPage,
  PageUp: (active) => active - rowsPerPage,
  Home: () => 0,
  End: (_, count) => count - 1
}
