const londonDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" })

/** Whether a document that is good until a day (`2031-04-30`, that day included) has expired by London's calendar. */
export const isExpired = (expiryDate: string, now: Date): boolean => expiryDate < londonDay.format(now)
