/** How many there are of one group. */
export interface Share {
  readonly group: string
  readonly count: number
}

/** Each group with its share of all counts, in whole percent. */
export function shares(groups: readonly Share[]) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  return groups.map(({ group, count }) => ({
    group,
    count,
    percent: total === 0 ? 0 : Math.round((count / total) * 100)
  }))
}
