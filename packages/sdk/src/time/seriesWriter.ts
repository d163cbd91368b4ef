import { writeInstant } from "./writeInstant.ts"

const hour = 3_600_000
const day = 24 * hour

/** How the instants of a series, in milliseconds, are written. */
export interface SeriesWriter {
  /** What a point stands for: `1 Jul`, or `Week of 1 Jul` where each stands for a week. */
  readonly point: (at: number) => string
  /** Any moment along the series: `1 Jul`. */
  readonly tick: (at: number) => string
}

/** Writes the instants of a series as a zone's clock and calendar show them; as finely as it needs. */
export const seriesWriter = (series: ReadonlyArray<number>, zone: string): SeriesWriter => {
  const last = series.at(-1) ?? 0
  const step = last - (series.at(-2) ?? last - day)
  const span = last - (series[0] ?? last)
  const format = formatFor(step, span)
  const tick = (at: number) => writeInstant(format, at, zone)
  const isWeekly = Math.round(step / day) === 7
  return { tick, point: isWeekly ? (at) => `Week of ${tick(at)}` : tick }
}

const formatFor = (step: number, span: number) => {
  if (step < 20 * hour) return span > 2 * day ? "dayAndTime" : "time"
  if (step > 27 * day) return "month"
  return span > 300 * day ? "date" : "day"
}
