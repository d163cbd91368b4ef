import { type NewBookingForm, newBookingOf } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { newBookingMachine } from "./newBookingMachine.ts"

/** The making of a booking with the SDK behind its port. */
export const newBookingLogic = (load: LoadClient) =>
  newBookingMachine.provide({
    actors: {
      save: calling<unknown, SaveRequest<never, NewBookingForm>>(load, (client, { form }, options) =>
        client.booking.create({ query: {}, payload: newBookingOf(form) }, options)
      )
    }
  })
