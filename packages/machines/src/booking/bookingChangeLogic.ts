import { calling, type LoadClient } from "../calling.ts"
import { bookingChangeMachine, type ChangeRequest, type StandingBooking } from "./bookingChangeMachine.ts"

/** The dialog of a booking's life with the SDK behind its ports. */
export const bookingChangeLogic = (load: LoadClient, now: () => Date = () => new Date()) =>
  bookingChangeMachine.provide({
    actors: {
      load: calling(
        load,
        async (client, { id }: { readonly id: number }, options): Promise<StandingBooking> => {
          const [booking, history] = await Promise.all([
            client.booking.byId({ params: { id } }, options),
            client.booking.history({ params: { id } }, options)
          ])
          return {
            status: booking.status ?? "",
            version: booking.version,
            start: booking.start ?? "",
            end: booking.end ?? "",
            vehicleIsOut: booking.vehicleIsOut ?? false,
            vehicleIsTaken: booking.vehicleIsTaken ?? false,
            vehicleIsUnfit: booking.vehicleIsUnfit ?? false,
            pickUpIsReported: booking.pickUpIsReported,
            returnIsReported: booking.returnIsReported,
            stepConflicts: booking.stepConflicts ?? [],
            history,
            now: now().toISOString()
          }
        }
      ),
      act: calling(load, (client, { id, ...payload }: ChangeRequest, options) =>
        client.booking.changeStatus({ params: { id }, payload }, options)
      )
    }
  })
