const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23"
})

/** An instant (ISO 8601) as London's wall clock, the way a date-and-time field holds it: `2026-07-01T09:30`. */
export const londonInput = (instant: string): string => {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value])
  )
  return `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/**
 * The instant (ISO 8601) at which London's wall clock shows what a date-and-time field holds; undefined for what is no
 * time. A time that the clocks skip in spring is taken an hour later, one that they show twice is the first.
 */
export const londonInstant = (input: string): string | undefined => {
  const inGreenwich = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(input)
    ? Date.parse(`${input}Z`)
    : Number.NaN
  if (Number.isNaN(inGreenwich)) return undefined
  const wanted = input.slice(0, 16)
  const inSummer = new Date(inGreenwich - 3_600_000).toISOString()
  return londonInput(inSummer) === wanted ? inSummer : new Date(inGreenwich).toISOString()
}
