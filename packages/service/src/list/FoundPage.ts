import type { Found } from "./Place.ts"

/** The lines on a page and the one behind it, if there is one; and how many there are in all. */
export interface FoundPage {
  readonly lines: ReadonlyArray<Found>
  readonly total: number
  /** There may be more than `total`. */
  readonly atLeast?: boolean
}
