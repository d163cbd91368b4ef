const parts = new Intl.DateTimeFormat("en-US", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: true,
  timeZone: "Europe/London"
})

/** An instant in London as specification 001 §2 writes it: "01 Jun 2026, at 09:30AM"; other text stays as it is. */
export const writeDateAndTime = (instant: string): string => {
  const at = Date.parse(instant)
  if (Number.isNaN(at)) return instant
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  const { day, month, year, hour, minute, dayPeriod } = found
  return `${day} ${month} ${year}, at ${hour}:${minute}${dayPeriod}`
}
