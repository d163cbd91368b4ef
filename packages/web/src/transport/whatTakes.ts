import type { Engagement } from "@crewfleet/sdk"
import { writeSpan } from "@crewfleet/sdk/rules"

/** What takes a vehicle or a worker, in words: `Taken by TJ-8, 24 Nov 2026, 09:00 to 12:00`. */
export const whatTakes = ({ ref, start, end }: Engagement, zone: string): string =>
  `Taken by ${ref}, ${writeSpan(start, end, zone)}`
