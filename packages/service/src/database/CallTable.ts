import type { Timestamp } from "./Tables.ts"

/** A call that was done under an idempotency key, or that is being done in the transaction that sees it. */
export interface PerformedCallTable {
  /** Who called: `user 17`, or `link` and its id. */
  caller: string
  /** `group.endpoint`. */
  endpoint: string
  keyHash: string
  /** A digest of all that was asked; null where that was never known. */
  requestHash: string | null
  /** Null until it is done, which no other transaction ever sees. */
  status: number | null
  /** The body of the answer, sealed; null once it is erased, and where it was too large. */
  answer: string | null
  at: Timestamp
}
