import type { Failure } from "./Failure.ts"

/**
 * Whether the same request may succeed later: no connection, an ended session, a busy or a broken service, a portal of
 * which a newer version may do better.
 */
export const isPassing = (failure: Failure): boolean =>
  failure._tag !== "Refused" || failure.status >= 500 || [401, 408, 425, 429].includes(failure.status)

/** Whether the service as a whole cannot answer now, whatever it is asked: the same will do once it can. */
export const isUnreachable = (failure: Failure): boolean =>
  failure._tag === "NetworkFailure" ||
  failure._tag === "TimedOut" ||
  (failure._tag === "Refused" && [502, 503, 504].includes(failure.status))
