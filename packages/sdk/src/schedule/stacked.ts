/** What begins and ends, ISO 8601 both. */
export interface Stretch {
  readonly start: string
  readonly end: string
}

/** Stretches of time in rows, in each of which none lies on another. */
export interface Stacked<One> {
  readonly rows: number
  /** The first to start first, each with its row, 0 for the top one. */
  readonly placed: ReadonlyArray<{ readonly one: One; readonly row: number }>
}

/** Puts stretches of time in as few rows as they need, each in the first that is free when it starts; one row at least. */
export const stacked = <One extends Stretch>(stretches: ReadonlyArray<One>): Stacked<One> => {
  const ends: Array<number> = []
  const placed = stretches
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .map((one) => {
      const free = ends.findIndex((end) => end <= Date.parse(one.start))
      const row = free === -1 ? ends.length : free
      ends[row] = Date.parse(one.end)
      return { one, row }
    })
  return { rows: Math.max(1, ends.length), placed }
}
