import type { ScheduledVehicle } from "@crewfleet/sdk"
import { placeInSpan, type ScheduleSpan } from "@crewfleet/sdk/rules"
import { memo } from "react"
import { Stack } from "../ui/Stack.tsx"
import styles from "./ScheduleChart.module.css"
import { barWords, hirerWords, vehicleWords } from "./scheduleWords.ts"

interface ScheduleRowProps {
  readonly vehicle: ScheduledVehicle
  readonly span: ScheduleSpan
  readonly onOpen: (bookingId: number) => void
}

/** One vehicle, and a bar for each of its bookings where it lies in the calendar. */
export const ScheduleRow = memo(function ScheduleRow({ vehicle, span, onOpen }: ScheduleRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be left undrawn while they are out of sight
    <div role="row" className={styles.row} tabIndex={-1}>
      <Stack gap={0} justify="center" role="rowheader" className={styles.vehicle} tabIndex={-1}>
        {vehicleWords(vehicle)}
        <span className={styles.minor}>{[vehicle.regno, vehicle.city].filter(Boolean).join(", ")}</span>
      </Stack>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="cell" aria-colspan={span.columns.length} className={styles.track}>
        {vehicle.bookings.map((booking) => {
          const { from, length } = placeInSpan(span, new Date(booking.start), new Date(booking.end))
          return (
            <button
              key={booking.id}
              type="button"
              className={styles.bar}
              data-status={booking.status}
              style={{ left: `${from * 100}%`, width: `${length * 100}%` }}
              aria-label={barWords(vehicle, booking)}
              title={barWords(vehicle, booking)}
              onClick={() => onOpen(booking.id)}
            >
              {hirerWords(booking)}
            </button>
          )
        })}
      </div>
    </div>
  )
})
