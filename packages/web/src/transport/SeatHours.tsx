import type { OwnSeat } from "@crewfleet/sdk"
import { timeZone } from "../time/timeZone.ts"
import { Stack } from "../ui/Stack.tsx"
import { EnteredHours } from "./EnteredHours.tsx"
import { hoursInWords } from "./hoursInWords.ts"

/** The hours of a shift: those that were planned, and those that were entered, the latest first. */
export function SeatHours({ seat }: { readonly seat: OwnSeat }) {
  const zone = seat.timeZone ?? timeZone()
  const planned = { start: seat.shiftDate, end: seat.shiftEndDate, breakTime: seat.breakTime ?? 0 }
  return (
    <Stack gap={1}>
      <p>Planned: {hoursInWords(planned, zone)}</p>
      <EnteredHours own times={seat.times} zone={zone} />
    </Stack>
  )
}
