const partsIn = (options: Intl.DateTimeFormatOptions) => {
  const writer = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/London", ...options })
  return (instant: string) =>
    Object.fromEntries(writer.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}

const clock = { hour: "numeric", minute: "2-digit", hour12: true } as const
const partsOf = partsIn({ year: "numeric", month: "short", day: "numeric", ...clock })

/** An instant in London as 'MMM d, y, h:mm a': `Nov 3, 2026, 9:05 AM`. */
export const writeBookingDate = (instant: string): string => {
  const { month, day, year, hour, minute, dayPeriod } = partsOf(instant)
  return `${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod}`
}

/** An instant in London as 'dd MMM, yyyy, at h:mma': `03 Nov, 2026, at 9:05AM`. */
export const writeUploadDate = (instant: string): string => {
  const { month, day = "", year, hour, minute, dayPeriod } = partsOf(instant)
  return `${day.padStart(2, "0")} ${month}, ${year}, at ${hour}:${minute}${dayPeriod}`
}

/** A day, `2031-04-30`, as `30 Apr, 2031`; text that is no day stays as it is. */
export const writeDay = (day: string): string => {
  const at = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  const { month, day: date = "", year } = partsOf(at.toISOString())
  return `${date.padStart(2, "0")} ${month}, ${year}`
}
