/** The middle of a list of numbers. */
export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2
}

/** What nineteen of twenty numbers of a list stay below. */
export const percentile95 = (values: ReadonlyArray<number>): number =>
  at(
    values.toSorted((one, other) => one - other),
    Math.floor(values.length * 0.95)
  )

const at = (values: ReadonlyArray<number>, index: number): number => values[index] ?? Number.NaN
