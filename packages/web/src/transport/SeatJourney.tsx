import type { OpenSeat } from "@crewfleet/sdk"
import { writeSpan } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { timeZone } from "../time/timeZone.ts"
import { Stack } from "../ui/Stack.tsx"
import styles from "./Seats.module.css"

interface SeatJourneyProps {
  readonly seat: Pick<
    OpenSeat,
    | "assignmentCodeName"
    | "refPrefix"
    | "agencyName"
    | "timeZone"
    | "shiftDate"
    | "shiftEndDate"
    | "pickupPostCode"
    | "destinationPostCode"
  >
  /** The reference, where it leads somewhere. */
  readonly reference?: ReactNode
}

/** When a shift is, by the clock of its agency, as what, for whom, and from where to where. */
export function SeatJourney({ seat, reference = seat.refPrefix }: SeatJourneyProps) {
  const zone = seat.timeZone ?? timeZone()
  const places = [seat.pickupPostCode, seat.destinationPostCode].filter(Boolean).join(" to ")
  return (
    <Stack gap={1}>
      <p className={styles.when}>{writeSpan(seat.shiftDate, seat.shiftEndDate, zone)}</p>
      <p>
        {seat.assignmentCodeName}, {reference}
      </p>
      <p className={styles.words}>{[seat.agencyName, places].filter(Boolean).join(" · ")}</p>
    </Stack>
  )
}
