import { ratingWindow } from "./rating.ts"

/**
 * When a link to a booking ends that is given out now: 14 days after the hire, or from now where the hire is over; so it stands
 * for as long as the hire can be rated.
 */
export const sharedUntil = (end: Date, now: Date): Date =>
  new Date(Math.max(end.getTime(), now.getTime()) + ratingWindow)

/** What is said to whoever opens such a link later, in the name of the agency that gave it out. */
export const sharedLinkEnded = (agency: string): string =>
  `This link has ended: it stands for 14 days after a hire, which is as long as a hire can be rated. Ask ${agency} for a new one to see the booking.`
