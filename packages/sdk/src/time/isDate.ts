/** Whether text is a day of the calendar, such as `2026-11-20`; there is no year 0. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith("0000")) return false
  const at = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The years of which days are put on record: far from where calendars of databases end, with all that is counted on from one. */
export const yearsOnRecord = { first: 1900, last: 2199 } as const

/** Whether a day of the calendar can be put on record: born, issued, expired or worked on. */
export const isOnRecord = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return isDate(day) && year >= yearsOnRecord.first && year <= yearsOnRecord.last
}

/** What is said of a day that cannot be. */
export const offRecord = `must be from ${yearsOnRecord.first} to ${yearsOnRecord.last}`
