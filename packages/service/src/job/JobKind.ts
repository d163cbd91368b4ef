import type { Effect } from "effect"
import type { Recurrence } from "./Recurrence.ts"

/** A job that is being done. */
export interface Job {
  readonly key: string
  readonly payload: unknown
  /** What was sealed, opened again. */
  readonly secret: unknown
  readonly createdAt: Date
  /**
   * Writes down that it is done, and to how many things something was done: in the transaction that does it, so that both
   * happen or neither. It dies where somebody else has the job by now.
   */
  readonly finish: (handled: number) => Effect.Effect<void>
}

/**
 * How jobs of one kind are done. It may be done twice, when a process dies or loses its database in the middle, and is
 * interrupted where it takes longer than a lease; whatever goes wrong, it is tried again later.
 */
export interface JobKind {
  readonly kind: string
  readonly perform: (job: Job) => Effect.Effect<void, unknown>
  /** Puts down a run of this kind by itself, once at each of these moments, however many processes there are. */
  readonly recurs?: Recurring
}

/** How work comes round by itself. */
export interface Recurring {
  readonly due: Recurrence
  /** What was missed while no process ran is done once for each time, and not once for all of them. */
  readonly eachCounts?: true
}
