import type { Duration, Effect } from "effect"

/** A job that is being done. */
export interface Job {
  readonly key: string
  readonly payload: unknown
  /** What was sealed, opened again. */
  readonly secret: unknown
  readonly createdAt: Date
}

/**
 * How jobs of one kind are done. It may be done twice, when a process dies or loses its database in the middle, and is
 * interrupted where it takes longer than a lease; whatever goes wrong, it is tried again later.
 */
export interface JobKind {
  readonly kind: string
  readonly perform: (job: Job) => Effect.Effect<void, unknown>
  /** Makes a job of this kind by itself, once in each such stretch of time, however many processes there are. */
  readonly every?: Duration.Input
}
