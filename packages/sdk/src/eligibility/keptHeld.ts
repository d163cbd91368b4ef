import type { Held } from "./eligibility.ts"
import type { Evidence } from "./Requirement.ts"

/** What an agency itself keeps of a worker, as far as it meets requirements; days are `y-m-d`. */
export interface KeptOfWorker {
  readonly rightToWork: string | null
  /** The last day of the right to work. */
  readonly expiry: string | null
  readonly dbsNumber: string | null
  /** The day on which the DBS check is due again, through which it counts. */
  readonly nextCheckDate: string | null
  readonly fitToWork: boolean
}

/** The right to work until it ends, a DBS check until the next one is due, and being fit to work. */
export const keptHeld = ({
  rightToWork,
  expiry,
  dbsNumber,
  nextCheckDate,
  fitToWork
}: KeptOfWorker): ReadonlyArray<Held> => [
  ...(rightToWork ? [kept("rightToWork", expiry)] : []),
  ...(dbsNumber ? [kept("dbs", nextCheckDate)] : []),
  ...(fitToWork ? [kept("fitToWork", null)] : [])
]

const kept = (kind: Exclude<Evidence["kind"], "training" | "compliance">, expires: string | null): Held => ({
  evidence: { kind },
  versions: [{ status: "APPROVED", expires }]
})
