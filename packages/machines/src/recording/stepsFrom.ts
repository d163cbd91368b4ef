import type { RecordedStep } from "./Recording.ts"
import { makeTimeline } from "./timeline.ts"

/** The steps from a moment on. A machine that was there before begins where it was then. */
export const stepsFrom = (
  steps: ReadonlyArray<RecordedStep>,
  moment: number
): ReadonlyArray<RecordedStep> => {
  const first = steps.findIndex(({ at }) => at >= moment)
  if (first <= 0) return first < 0 ? [] : steps
  const gone = steps.slice(0, first)
  const kept = steps.slice(first)
  const { at } = makeTimeline(gone)
  const begun = Map.groupBy(kept, ({ actor }) => actor)
  const resumed = [...begun].flatMap(([actor, [next]]): ReadonlyArray<RecordedStep> => {
    const start = gone.findLast((step) => step.actor === actor && step._tag === "Started")
    const was = at(actor, first - 1)
    if (next?._tag !== "Heard" || start?._tag !== "Started" || !was) return []
    const { _tag, machine, made } = start
    const { state, context } = was
    const from = { value: state, context }
    return [
      { _tag, actor, at: moment, machine, ...(made && { made }), from, state, context: {}, notices: [] }
    ]
  })
  const place = steps.slice(0, first + 1).findLast((step) => step.place !== undefined)?.place
  const [opening, ...rest] = [...resumed, ...kept]
  return opening ? [{ ...opening, ...(place !== undefined && { place }) }, ...rest] : []
}
