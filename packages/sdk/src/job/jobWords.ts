import type { JobStanding, ScheduledJob } from "./JobApi.ts"

/** How many rows a page of failed work has. */
export const failedJobsSize = 10

/** What a person reads of where a run stands. */
export const standingWords: Readonly<Record<JobStanding, string>> = {
  WAITING: "Waiting",
  RUNNING: "Running",
  DONE: "Done",
  RETRYING: "Failed, trying again",
  FAILED: "Failed"
}

/** How often work comes round: "Every 10 seconds", "Every hour", "Daily at 09:00, London time". */
export const recurrenceWords = ({
  everySeconds,
  dailyAt,
  timeZone
}: Pick<ScheduledJob, "everySeconds" | "dailyAt" | "timeZone">): string => {
  if (dailyAt) return `Daily at ${dailyAt}${timeZone ? `, ${placeIn(timeZone)} time` : ""}`
  if (!everySeconds) return "–"
  const [unit, amount] = unitOf(everySeconds)
  return amount === 1 ? `Every ${unit}` : `Every ${amount} ${unit}s`
}

const placeIn = (timeZone: string) => timeZone.replace(/^.*\//, "").replaceAll("_", " ")

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60]
] as const

const unitOf = (seconds: number): readonly [unit: string, amount: number] => {
  const unit = units.find(([, length]) => seconds % length === 0)
  return unit ? [unit[0], seconds / unit[1]] : ["second", seconds]
}
