/** Milliseconds by which the clock of a device may be wrong without that what it notes is refused. */
const tolerance = 24 * 3_600_000

/** Whether a moment lies further ahead than a wrong clock explains; both ISO 8601. */
export const isAhead = (moment: string, now: string): boolean =>
  Date.parse(moment) > Date.parse(now) + tolerance
