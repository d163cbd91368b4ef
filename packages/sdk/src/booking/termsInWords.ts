import { majorUnits } from "../money/minorUnits.ts"
import { writeInstant } from "../time/writeInstant.ts"
import type { Difference } from "./BookingRequests.ts"

/** What is agreed of a booking, for whoever reads of it; `total` is in minor units. */
export interface SaidTerms {
  readonly start: Date
  readonly end: Date
  readonly vehicle: string
  readonly place: string
  readonly total: number
}

/** How a person reads the terms of a booking. */
export interface TermsReading {
  /** In which zone times are written. */
  readonly zone: string
  /** ISO 4217. */
  readonly currency: string
}

/** What of a booking's terms is another one than before, in words. */
export const termsDifferences = (
  before: SaidTerms,
  after: SaidTerms,
  { zone, currency }: TermsReading
): ReadonlyArray<Difference> => {
  const money = new Intl.NumberFormat("en-GB", { style: "currency", currency })
  const moment = (instant: Date) => writeInstant("moment", instant, zone)
  const said = ({ start, end, vehicle, place, total }: SaidTerms) => ({
    Start: moment(start),
    End: moment(end),
    Vehicle: vehicle,
    Place: place,
    Price: money.format(majorUnits(total))
  })
  const [earlier, later] = [said(before), said(after)]
  return (Object.keys(earlier) as ReadonlyArray<keyof typeof earlier>)
    .map((what) => ({ what, from: earlier[what], to: later[what] }))
    .filter(({ from, to }) => from !== to)
}
