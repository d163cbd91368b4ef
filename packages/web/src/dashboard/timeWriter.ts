const hour = 3_600_000
const day = 24 * hour

/** Instants, in milliseconds, as London's clock and calendar show them; as finely as a series of them needs. */
export const timeWriter = (series: ReadonlyArray<number>): ((at: number) => string) => {
  const last = series.at(-1) ?? 0
  const step = last - (series.at(-2) ?? last - day)
  const span = last - (series[0] ?? last)
  if (step < 20 * hour) return writerOf({ hour: "2-digit", minute: "2-digit", ...(span > 2 * day && onDay) })
  if (step > 27 * day) return writerOf({ month: "short", year: "numeric" })
  return writerOf(span > 300 * day ? { ...onDay, year: "numeric" } : onDay)
}

const onDay = { day: "numeric", month: "short" } as const

const writerOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Europe/London" }).format

const moment = writerOf({ ...onDay, year: "numeric", hour: "2-digit", minute: "2-digit" })

/** An instant as date and time in London; text that is no instant stays as it is. */
export const writeMoment = (instant: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : moment(at)
}
