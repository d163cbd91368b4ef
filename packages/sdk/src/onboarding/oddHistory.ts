import type { Circumstances } from "../form/Question.ts"
import { dayOf } from "../time/calendar.ts"
import { defaultTimeZone } from "../time/timeZone.ts"
import { writeDay } from "../time/writeInstant.ts"
import { employmentGaps, type Occupied } from "./employmentGaps.ts"

interface Told {
  readonly employments: ReadonlyArray<Occupied & { readonly employer: string; readonly latest: boolean }>
  readonly employers: ReadonlyArray<Occupied>
  readonly educations: ReadonlyArray<Occupied>
}

/** What is odd about where somebody worked and learnt, and may be right; undefined where nothing is. */
export const oddEmployments = (
  { employments, employers, educations }: Told,
  { now, zone = defaultTimeZone }: Circumstances
): string | undefined => {
  const all = [...employments, ...employers, ...educations]
  if (all.length === 0) return "You have told of no employment and no education."
  const latest = employments.filter((row) => row.latest).map(({ employer }) => employer)
  const gaps = employmentGaps(all, dayOf(new Date(now), zone)).map(
    ({ from, to }) => `${writeDay("date", from)} to ${writeDay("date", to)}`
  )
  const odd = [
    ...(latest.length > 1
      ? [`You marked more than one current or last employment: ${latest.join(", ")}.`]
      : []),
    ...(employments.length > 0 && latest.length === 0
      ? ["You marked no employment as your current or last one."]
      : []),
    ...(gaps.length > 0 ? [`Nothing is said about ${gaps.join(", nor about ")}.`] : [])
  ]
  return odd.length === 0 ? undefined : odd.join(" ")
}

/** What is odd about somebody's references: two are asked for, one of them from the current or last employer. */
export const oddReferences = ({
  references
}: {
  readonly references: ReadonlyArray<{ readonly latest: boolean }>
}): string | undefined => {
  if (references.length < 2) return "You have given fewer than two references."
  return references.some(({ latest }) => latest)
    ? undefined
    : "None of your references is from your current or last employer."
}

/** What is odd about a National Insurance number: whoever has just come to the country has none yet. */
export const withoutNumber = (number: string): string | undefined =>
  number.trim() === ""
    ? "You have given no National Insurance number. Send it as soon as you have one."
    : undefined
