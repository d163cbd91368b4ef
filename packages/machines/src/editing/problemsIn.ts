import type { Failure, Problem } from "@crewfleet/sdk"

/** What the service found wrong, at the fields that it named. */
export const problemsIn = (failure: Failure, fieldAt: (place: string) => string): ReadonlyArray<Problem> =>
  failure._tag === "Refused"
    ? failure.violations.map(({ field, message }) => ({ field: fieldAt(field ?? ""), text: message }))
    : []
