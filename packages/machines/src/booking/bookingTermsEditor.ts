import type { Booking } from "@crewfleet/sdk"
import {
  type BookingTerms,
  type BookingTermsAnswers,
  bookingTermsForm,
  changedTerms,
  recordWords,
  vehicleName
} from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The form in which somebody in a time zone agrees anew on times, vehicle or place of a booking. */
export const bookingTermsMachine = (zone: string) =>
  editorMachine<BookingTerms, BookingTermsAnswers>({
    id: "bookingTerms",
    description: "Times, vehicle or place of a booking are agreed anew.",
    form: bookingTermsForm,
    made: { zone },
    factsOf: (booking) => ({ zone, booking }),
    created: recordWords.bookingChanged,
    updated: recordWords.bookingChanged,
    // Neither is told: the reason is in the history, and the price in the invoice.
    sentAs: (form) => ({ ...form, reason: "", totalAmount: null }),
    harmless: ["status", "isReported"]
  })

/** The same with the SDK behind its ports; only what is changed is sent. */
export const bookingTermsLogic = (load: LoadClient, zone: string, query: Scope) =>
  bookingTermsMachine(zone).provide({
    actors: {
      load: calling(load, async (client, { id }: { readonly id: number }, options) =>
        bookingTermsOf(await client.booking.byId({ params: { id }, query }, options))
      ),
      save: calling<unknown, SaveRequest<BookingTerms, BookingTermsAnswers>>(
        load,
        (client, { thing, form, key }, options) => {
          if (thing === undefined) throw new Error("Only the terms of a booking that is there are changed")
          const { id, version = 0 } = thing
          const reason = form.reason.trim() || undefined
          const payload = {
            ...changedTerms(thing, form),
            reason,
            totalAmount: form.totalAmount ?? 0,
            version
          }
          const idempotencyKey = key || undefined
          return client.booking.changeTerms(
            { params: { id }, query, payload },
            { ...options, idempotencyKey }
          )
        }
      )
    }
  })

/** What is agreed of a booking, as its form reads it. */
const bookingTermsOf = ({ vehicle, dropOff, ...booking }: Booking): BookingTerms => {
  const place = dropOff ?? vehicle?.location
  return {
    id: booking.id,
    version: booking.version,
    status: booking.status ?? "",
    start: booking.start ?? "",
    end: booking.end ?? "",
    vehicleId: {
      id: vehicle?.id ?? 0,
      name: [vehicleName(vehicle), vehicle?.regno].filter(Boolean).join(", ")
    },
    ...(place?.id !== undefined && { locationId: { id: place.id, name: place.city ?? "" } }),
    isReported: booking.vehicleIsReported ?? false
  }
}
