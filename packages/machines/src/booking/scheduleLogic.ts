import { calling, type LoadClient } from "../calling.ts"
import { type ScheduleRequest, scheduleMachine } from "./scheduleMachine.ts"

/** The schedule with the SDK behind its port. */
export const scheduleLogic = (load: LoadClient) =>
  scheduleMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: ScheduleRequest }, options) =>
        client.booking.schedule({ query: { ...request } }, options)
      )
    }
  })
