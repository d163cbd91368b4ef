/** The statuses that are asked for; every one of them when none is named. */
export const statusesIn = <Status extends string>(
  every: ReadonlyArray<Status>,
  named: ReadonlyArray<Status> = []
): ReadonlyArray<Status> => (named.length === 0 ? every : named)
