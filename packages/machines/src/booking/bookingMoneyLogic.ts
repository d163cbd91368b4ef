import { calling, type LoadClient } from "../calling.ts"
import { bookingMoneyMachine, type CounterRequest, type MoneyOf } from "./bookingMoneyMachine.ts"

/** The money of a booking with the SDK behind its ports. */
export const bookingMoneyLogic = (load: LoadClient) =>
  bookingMoneyMachine.provide({
    actors: {
      load: calling(load, ({ money }, { bookingId: id, agencyId }: MoneyOf, options) =>
        money.sheet({ params: { id }, query: { agencyId } }, options)
      ),
      act: calling(
        load,
        ({ money }, { bookingId: id, agencyId, entryId, reason, key }: CounterRequest, options) =>
          money.counter(
            { params: { id, entryId }, query: { agencyId }, payload: { reason } },
            { ...options, idempotencyKey: key || undefined }
          )
      )
    }
  })
