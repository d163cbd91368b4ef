import type { SharedBooking } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type BookingNamed, bookingById } from "./bookingById.ts"

/** A booking as its hirer may read it: what its invoice shows, when it is and where it stands. */
export const sharedBooking = Effect.fnUntraced(function* (named: BookingNamed) {
  const { id, start, end, status, vehicle, invoices } = yield* bookingById(named)
  const { name, model, vehicleRates } = vehicle ?? {}
  const shownRates = vehicleRates?.filter(({ weekDay }) => weekDay === "MTF")
  return {
    id,
    start,
    end,
    status,
    vehicle: { name, model, vehicleRates: shownRates },
    invoices: invoices?.slice(0, 1)
  } satisfies SharedBooking
})
