const daysAfter = 14

/** When a link to a booking ends that is given out now: 14 days after the hire, or from now where the hire is over. */
export const sharedUntil = (end: Date, now: Date): Date =>
  new Date(Math.max(end.getTime(), now.getTime()) + daysAfter * 86_400_000)
