import type { Failure } from "@crewfleet/sdk"
import { allSituations, deliveryNotices, words } from "@crewfleet/sdk/rules"

const statuses = [400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 500, 502, 503, 504]

/** A failure of each kind, without anything that a service said. */
const failures: ReadonlyArray<Failure> = [
  { _tag: "NetworkFailure" },
  { _tag: "TimedOut", limit: 0 },
  { _tag: "BadAnswer", path: "", reason: "" },
  { _tag: "Defect", name: "" },
  ...statuses.map((status): Failure => ({ _tag: "Refused", status, violations: [] }))
]

/** The notices that are ours to the letter, and so tell nothing of anybody; others may hold a service's words. */
export const ownWords: ReadonlySet<string> = new Set([
  ...Object.values(words).map(({ text }) => text),
  ...allSituations.flatMap((situation) =>
    failures.flatMap((failure) => deliveryNotices(situation, failure).map(({ text }) => text))
  )
])
