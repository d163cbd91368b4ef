import { dayOf } from "../time/calendar.ts"

/** Whether a document that is good until a day (`2031-04-30`, that day included) has expired by a zone's calendar. */
export const isExpired = (expiryDate: string, now: Date, zone: string): boolean =>
  expiryDate < dayOf(now, zone)
