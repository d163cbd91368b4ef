import type { Failure } from "./Failure.ts"

/** Whether the service as a whole cannot answer now, whatever it is asked: the same will do once it can. */
export const isUnreachable = (failure: Failure): boolean =>
  failure._tag === "NetworkFailure" ||
  failure._tag === "TimedOut" ||
  (failure._tag === "Refused" && [502, 503, 504].includes(failure.status))
