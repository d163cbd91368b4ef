import type { ScheduleLogic } from "@crewfleet/machines"
import type { Failure } from "@crewfleet/sdk"
import { type ScheduleSpan, type ScheduleView, scheduleSpan } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useMemo } from "react"
import { useLocation, useSearch } from "wouter"
import { timeZone } from "../time/timeZone.ts"
import { useLogic } from "../useLogic.ts"
import { type SchedulePlace, schedulePlaceIn, scheduleQuery } from "./schedulePlace.ts"

/** What a schedule is in: where it is, and what has been answered for it. */
export interface ScheduleState<Answer> {
  readonly place: SchedulePlace
  readonly span: ScheduleSpan
  /** The last answer; that of the stretch before stays while the next is on its way. */
  readonly answer: Answer | undefined
  readonly failure: Failure | undefined
  readonly attempts: number
  readonly busy: boolean
  readonly go: (change: Partial<SchedulePlace>) => void
  readonly reload: () => void
}

/**
 * Runs a schedule for as long as it is shown, at the place that the address tells, with a step back for each choice. It asks anew
 * when the place or what else is asked for has changed.
 */
export const useSchedule = <Answer, Whose>(
  logic: ScheduleLogic<Answer, Whose>,
  whose: Whose,
  usual: ScheduleView = "week"
): ScheduleState<Answer> => {
  const [path, navigate] = useLocation()
  const place = schedulePlaceIn(useSearch(), usual)
  const { view, date } = place
  const zone = timeZone()
  const span = useMemo(() => scheduleSpan(view, date, zone), [view, date, zone])
  const request = { ...whose, from: span.from.toISOString(), to: span.until.toISOString() }
  const [state, send] = useLogic(logic, { input: { request } })
  const { value: answer, failure, attempts, request: asked } = state.context
  const wanted = JSON.stringify(request)

  const ask = useEffectEvent(() => {
    if (wanted !== JSON.stringify(asked)) send({ type: "request.changed", request })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stretch of the calendar has another answer
  useEffect(() => ask(), [wanted])

  return {
    place,
    span,
    answer,
    failure,
    attempts,
    busy: state.hasTag("busy"),
    go: (change) => navigate(`${path}?${scheduleQuery({ ...place, ...change })}`),
    reload: () => send({ type: "reload.asked" })
  }
}
