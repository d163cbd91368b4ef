import { type ScheduleRequest, scheduleMachine } from "@crewfleet/machines"
import { fromPromise } from "xstate"
import type { Bar, Lane, LaneGroup } from "../../src/schedule/Lane.ts"
import type { ScheduleWords } from "../../src/schedule/ScheduleWords.ts"

/** For which depot it is asked beside the days. */
export interface Depot {
  readonly depot: string
}

type Answer = ReadonlyArray<LaneGroup>

/** A schedule of groups, and all that was asked of it; `answer` may fail. */
export const planned = (answer: (request: Depot & ScheduleRequest) => Answer | Promise<Answer>) => {
  const asked: Array<Depot & ScheduleRequest> = []
  const logic = scheduleMachine<Answer, Depot>({ id: "trips", description: "Trips of some days." }).provide({
    actors: {
      load: fromPromise(async ({ input: { request } }) => {
        asked.push(request)
        return answer(request)
      })
    }
  })
  return { asked, logic }
}

/** A trip on 20 November 2026, between two hours of London. */
export const trip = (key: number, from: string, to: string, more: Partial<Bar> = {}): Bar => ({
  key,
  start: `2026-11-20T${from}:00.000Z`,
  end: `2026-11-20T${to}:00.000Z`,
  label: `Trip ${key}`,
  name: `Trip ${key}`,
  status: { words: "Planned", tone: "neutral" },
  leadsTo: `/trips/${key}`,
  ...more
})

/** A lane by its name. */
export const lane = (name: string, ...bars: ReadonlyArray<Bar>): Lane => ({ key: name, name, bars })

/** What the tests' schedule says. */
export const words: ScheduleWords = {
  lane: "Name",
  bar: "Trip",
  chart: "Trips of everybody",
  table: "Trips by their start",
  nothing: "There is nobody to send",
  noBars: "Nobody is sent in this time"
}
