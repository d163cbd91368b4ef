import type { FoundPage } from "./FoundPage.ts"
import type { Found } from "./Place.ts"

/** The most lines that are counted one by one. */
export const countedAtMost = 2_000

/**
 * A page of more lines than are counted: their total is what is known, and always more than was answered so far while
 * there is more.
 */
export const manyFound = (lines: ReadonlyArray<Found>, size: number, told: number): FoundPage => {
  if (lines.length === 0) return { lines, total: countedAtMost + 1, atLeast: true }
  const total = Math.max(countedAtMost + 1, told + lines.length)
  return { lines, total, ...(lines.length > size && { atLeast: true }) }
}
