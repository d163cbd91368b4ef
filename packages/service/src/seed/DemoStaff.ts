import type { DemoWorker } from "./workers.ts"

/** Whose staff is added: the first two agencies are at work, the worker and the ward are those of the demo accounts. */
export interface StaffHolders {
  readonly agencyIds: ReadonlyArray<number>
  readonly workerId: number
  readonly wardId: number
}

/** Somebody who is in the database. */
export type Employed = DemoWorker & { readonly id: number }

/** In milliseconds. */
export const dayLength = 86_400_000

/** The day so many days from a moment; `2026-11-20`. */
export const dayIn = (now: Date, days: number): string =>
  new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10)
