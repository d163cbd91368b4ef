/** Where a worker's place in a job can stand (specification 002 §4). */
export const shiftStatuses = ["NEW", "APPLIED", "BOOKED", "COMPLETED", "CANCELLED", "EXPIRED"] as const
export type ShiftStatus = (typeof shiftStatuses)[number]

/** Those that take no seat; any other does, also one that is not known (specification 002 §4). */
export const uncountedShiftStatuses = [
  "NEW",
  "APPLIED",
  "CANCELLED",
  "EXPIRED"
] as const satisfies ReadonlyArray<ShiftStatus>

const words: Readonly<Record<ShiftStatus, string>> = {
  NEW: "New",
  APPLIED: "Applied",
  BOOKED: "Booked",
  COMPLETED: "Times entered",
  CANCELLED: "Cancelled",
  EXPIRED: "Expired"
}

/** A status in words; a code that is not known stays as it is. */
export const shiftStatusWords = (code: string): string =>
  Object.hasOwn(words, code) ? words[code as ShiftStatus] : code

/** Whether a place is counted as booked (specification 002 §4). */
export const isSeatTaken = (shiftStatus: string): boolean =>
  uncountedShiftStatuses.every((status) => status !== shiftStatus)

/** Whether times are entered for a place: specification 002 §4 leaves out APPLIED and CANCELLED; who was never booked has none either. */
export const takesTimes = isSeatTaken

interface Seats {
  readonly numberOfStaff: number
  readonly bookings: ReadonlyArray<{ readonly shiftStatus: string }>
}

/** How many seats of a specification are left: never below zero (specification 002 §4). */
export const remainingSeats = ({ numberOfStaff, bookings }: Seats): number =>
  Math.max(0, numberOfStaff - bookings.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).length)

/** The hours between two shifts below which people are warned: eleven (Working Time Regulations 1998, regulation 10). */
export const restHours = 11

interface Span {
  readonly start: string
  readonly end: string
}

/** The hours of rest between a shift and the nearest of others, where they are fewer than eleven; others that overlap are left out. */
export const shortRest = (shift: Span, others: ReadonlyArray<Span>): number | undefined => {
  const gaps = others
    .flatMap((other) => [
      Date.parse(shift.start) - Date.parse(other.end),
      Date.parse(other.start) - Date.parse(shift.end)
    ])
    .filter((gap) => gap >= 0)
  const least = Math.min(...gaps) / 3_600_000
  return least < restHours ? least : undefined
}
