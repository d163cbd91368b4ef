/** The spans of time that figures can be asked for (specification 000 §9). */
export const timeframes = [
  "all_time",
  "today",
  "yesterday",
  "last_7_days",
  "last_30_days",
  "last_90_days",
  "this_month",
  "last_month",
  "this_quarter",
  "this_year",
  "last_year"
] as const
export type Timeframe = (typeof timeframes)[number]

/** What the graph shows first. */
export const defaultTimeframe: Timeframe = "last_30_days"

/** What the summaries count. */
export const summaryTimeframe: Timeframe = "all_time"
