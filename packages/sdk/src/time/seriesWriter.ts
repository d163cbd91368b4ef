import { writeInstant } from "./writeInstant.ts"

const hour = 3_600_000
const day = 24 * hour

/** Writes the instants of a series, in milliseconds, as a zone's clock and calendar show them; as finely as it needs. */
export const seriesWriter = (series: ReadonlyArray<number>, zone: string): ((at: number) => string) => {
  const last = series.at(-1) ?? 0
  const step = last - (series.at(-2) ?? last - day)
  const span = last - (series[0] ?? last)
  const format = formatFor(step, span)
  return (at) => writeInstant(format, at, zone)
}

const formatFor = (step: number, span: number) => {
  if (step < 20 * hour) return span > 2 * day ? "dayAndTime" : "time"
  if (step > 27 * day) return "month"
  return span > 300 * day ? "date" : "day"
}
