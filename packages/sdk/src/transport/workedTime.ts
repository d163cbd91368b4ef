interface Span {
  /** ISO 8601. */
  readonly start: string
  /** ISO 8601. */
  readonly end: string
}

/** What somebody has worked: two instants, and the minutes of breaks between them. */
export interface WorkedTime extends Span {
  readonly breakTime: number
}

/** The minutes from one instant to another; a clock that changes meanwhile changes nothing about them. */
const minutesBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 60_000

/** The minutes that were worked: what elapsed, less the breaks. */
export const workedMinutes = ({ start, end, breakTime }: WorkedTime): number =>
  minutesBetween(start, end) - breakTime

/** Minutes as people say them, such as `7 h 30 min`; parts of a minute are left out. */
export const minutesInWords = (minutes: number): string => {
  const whole = Math.floor(Math.abs(minutes))
  const parts = [
    [Math.floor(whole / 60), "h"],
    [whole % 60, "min"]
  ] as const
  return (
    parts
      .filter(([amount]) => amount > 0)
      .map(([amount, unit]) => `${amount} ${unit}`)
      .join(" ") || "0 min"
  )
}

/** How an instant differs from the one that was planned, in words: `30 min later than planned`. */
export const planDifference = (actual: string, planned: string): string => {
  const minutes = Math.trunc(minutesBetween(planned, actual))
  if (minutes === 0) return "as planned"
  return `${minutesInWords(minutes)} ${minutes > 0 ? "later" : "earlier"} than planned`
}

/** The most hours of which one shift can be. */
export const shiftHoursMaximum = 48

/** The parts of a worked time at which something can be wrong. */
type WorkedPart = "start" | "end" | "breakTime"

/** What a person reads about one part of a worked time. */
export interface WorkedFinding {
  readonly part: WorkedPart
  readonly text: string
}

/** Why hours cannot be entered as they stand; nothing where they can. `now` is ISO 8601. */
export const workedTimeProblem = (worked: WorkedTime, now: string): WorkedFinding | undefined => {
  const elapsed = minutesBetween(worked.start, worked.end)
  if (!(elapsed > 0)) return { part: "end", text: "The end must be after the start" }
  if (elapsed > shiftHoursMaximum * 60)
    return { part: "end", text: `A shift has ${shiftHoursMaximum} hours at most` }
  if (minutesBetween(now, worked.end) > 0)
    return { part: "end", text: "The end has not come yet: enter it once the shift is over" }
  return worked.breakTime < elapsed
    ? undefined
    : { part: "breakTime", text: "The break must be shorter than the shift" }
}

/** Minutes from the plan from which a time is asked about. */
const farOff = 120

/** Hours from which a worker has a right to a break (Working Time Regulations 1998, regulation 12). */
const breakDue = 6

/** What is odd about hours and may be right all the same: two hours off the plan, or more than six without a break. */
export const workedTimeDoubts = (
  worked: WorkedTime,
  planned: { readonly [Part in keyof Span]?: string | undefined }
): ReadonlyArray<WorkedFinding> => {
  const off = (["start", "end"] as const).flatMap((part): ReadonlyArray<WorkedFinding> => {
    const plan = planned[part]
    return plan !== undefined && Math.abs(minutesBetween(plan, worked[part])) >= farOff
      ? [{ part, text: `The ${part} is ${planDifference(worked[part], plan)}.` }]
      : []
  })
  const elapsed = minutesBetween(worked.start, worked.end)
  return worked.breakTime === 0 && elapsed > breakDue * 60
    ? [
        ...off,
        {
          part: "breakTime",
          text: `There was no break in ${minutesInWords(elapsed)}: in more than ${breakDue} hours there is a right to one (Working Time Regulations 1998, regulation 12).`
        }
      ]
    : off
}
