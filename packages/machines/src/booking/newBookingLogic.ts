import { type NewBookingAnswers, newBookingOf } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { newBookingMachine } from "./newBookingMachine.ts"

/** A booking that was made, and whose it is. */
export interface MadeBooking {
  readonly id: number
  readonly clientId: number
}

/** The making of a booking in a time zone with the SDK behind its port; `onMade` hears of one whose number is told. */
export const newBookingLogic = (load: LoadClient, zone: string, onMade?: (made: MadeBooking) => void) =>
  newBookingMachine(zone).provide({
    actors: {
      save: calling<unknown, SaveRequest<never, NewBookingAnswers>>(
        load,
        async (client, { form, key }, options) => {
          const payload = newBookingOf(form)
          const idempotencyKey = key || undefined
          const { id } = await client.booking.create({ payload }, { ...options, idempotencyKey })
          if (id !== undefined) onMade?.({ id, clientId: payload.clientId })
        }
      )
    }
  })
