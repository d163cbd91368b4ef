import { Instant } from "../contract/wire.ts"

/** Which span of time a schedule is asked for. */
export const spanInQuery = {
  /** Where the span begins, ISO 8601. */
  from: Instant,
  /** Where the span ends, ISO 8601; 62 days later at most. */
  to: Instant
}
