import type { TransportLane } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { type ScheduleRequest, scheduleMachine } from "../schedule/scheduleMachine.ts"
import type { BoardRequest } from "./transportBoardMachine.ts"

/** An agency's vehicles, drivers and crew with their jobs and hires of some days. */
export const transportScheduleMachine = scheduleMachine<ReadonlyArray<TransportLane>, BoardRequest>({
  id: "transportSchedule",
  description: "An agency's vehicles, drivers and crew with their jobs and hires of some days.",
  isEmpty: (lanes) => lanes.length === 0,
  harmless: ["kind"]
})

/** The schedule of jobs with the SDK behind its port. */
export const transportScheduleLogic = (load: LoadClient) =>
  transportScheduleMachine.provide({
    actors: {
      load: calling(
        load,
        ({ transport }, { request }: { readonly request: BoardRequest & ScheduleRequest }, options) =>
          transport.schedule({ query: { ...request } }, options)
      )
    }
  })
