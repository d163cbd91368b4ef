import type { TransportEventType } from "./transportStep.ts"

const ends: Partial<Readonly<Record<TransportEventType, string>>> = {
  "job.committed": "goes with a crew that is complete",
  "job.declined": "does not take place",
  "job.cancelled": "does not take place",
  "job.expired": "does not take place",
  "job.aborted": "was aborted"
}

/** What becomes of a journey with a step that ends the applications for its seats, read after its name; undefined with any other. */
export const applicationEnd = (step: TransportEventType): string | undefined => ends[step]
