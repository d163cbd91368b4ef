const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  hourCycle: "h23"
})

/** The calendar day in London at an instant; `month` counts from 1. */
export const londonDay = (instant: Date): { year: number; month: number; day: number; hour: number } => {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)])
  )
  return { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0, hour: parts.hour ?? 0 }
}

/** The instant at which a London day begins; months and days may overflow (month 13 is the next January). */
export const londonMidnight = (year: number, month: number, day: number): Date => {
  const inGreenwich = new Date(Date.UTC(year, month - 1, day))
  // London's clocks change at 01:00 UTC, so its offset at midnight UTC is already that of its own midnight.
  return new Date(inGreenwich.getTime() - londonDay(inGreenwich).hour * 3_600_000)
}
