import type { Timeframe } from "@crewfleet/sdk/rules"

/** The timeframes in plain words. */
export const timeframeWords: Readonly<Record<Timeframe, string>> = {
  all_time: "All time",
  today: "Today",
  yesterday: "Yesterday",
  last_7_days: "Last 7 days",
  last_30_days: "Last 30 days",
  last_90_days: "Last 90 days",
  this_month: "This month",
  last_month: "Last month",
  this_quarter: "This quarter",
  this_year: "This year",
  last_year: "Last year"
}
