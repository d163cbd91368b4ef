import { type NewBookingAnswers, newBookingOf } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { newBookingMachine } from "./newBookingMachine.ts"

/** The making of a booking in a time zone with the SDK behind its port. */
export const newBookingLogic = (load: LoadClient, zone: string) =>
  newBookingMachine(zone).provide({
    actors: {
      save: calling<unknown, SaveRequest<never, NewBookingAnswers>>(load, (client, { form, key }, options) =>
        client.booking.create(
          { payload: newBookingOf(form) },
          { ...options, idempotencyKey: key || undefined }
        )
      )
    }
  })
