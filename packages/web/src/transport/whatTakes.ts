import type { Engagement } from "@crewfleet/sdk"
import { writeInstant } from "@crewfleet/sdk/rules"

/** What takes a vehicle or a worker, in words: `Taken by TJ-8, 24 Nov 2026, 09:00 to 24 Nov 2026, 12:00`. */
export const whatTakes = ({ ref, bookingId, start, end }: Engagement, zone: string): string => {
  const what = bookingId === undefined ? ref : `hire ${ref}`
  return `Taken by ${what}, ${writeInstant("moment", start, zone)} to ${writeInstant("moment", end, zone)}`
}
