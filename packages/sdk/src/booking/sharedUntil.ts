/** How long a link to a booking stands after the hire: 28 days, of 24 hours each, in milliseconds. */
const sharedFor = 28 * 86_400_000

/**
 * When a link to a booking ends that is given out now: 28 days after the hire, or from now where the hire is over; so it stands
 * for as long as the hire can be rated, and then for as long again, to read what one side said alone.
 */
export const sharedUntil = (end: Date, now: Date): Date =>
  new Date(Math.max(end.getTime(), now.getTime()) + sharedFor)

/** What is said to whoever opens such a link later, in the name of the agency that gave it out. */
export const sharedLinkEnded = (agency: string): string =>
  `This link has ended: it stands for 28 days after a hire. Ask ${agency} for a new one to see the booking.`
