import type { Problem } from "@crewfleet/sdk"
import { fieldOf } from "@crewfleet/sdk/rules"

interface Change {
  /** The questions whose answers were changed. */
  readonly changed: ReadonlyArray<string>
  /** What the form had against the answers before the change. */
  readonly before: ReadonlyArray<Problem>
  /** What it has against them since. */
  readonly after: ReadonlyArray<Problem>
}

const isIn = (problems: ReadonlyArray<Problem>, { field, text }: Problem) =>
  problems.some((one) => one.field === field && one.text === text)

/**
 * Which of the problems that are shown stand after a change. What the form found stands until it finds it no more, in today's
 * words; what only the service found, until its question is answered in another way. None is shown that was not attempted.
 */
export const stillWrong = (
  shown: ReadonlyArray<Problem>,
  { changed, before, after }: Change
): ReadonlyArray<Problem> => {
  const standing = shown.flatMap((problem) => {
    const isForeign = !isIn(before, problem) && !changed.includes(fieldOf(problem.field))
    if (isForeign || isIn(after, problem)) return [problem]
    return after.filter((one) => one.field === problem.field && !isIn(shown, one))
  })
  return [...new Set(standing)]
}
