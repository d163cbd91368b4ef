import { type NewBookingAnswers, newBookingForm, words } from "@crewfleet/sdk"
import { editorMachine } from "../editing/editorMachine.ts"

/** What a new booking is compared with to see whether anything was typed: it is never loaded. */
export const newBookingForms = { form: newBookingForm, formOf: () => newBookingForm.empty }

/** A booking that somebody makes at a desk in a time zone; what was typed survives every failure. */
export const newBookingMachine = (zone: string) =>
  editorMachine<never, NewBookingAnswers>({
    id: "newBooking",
    ...newBookingForms,
    factsOf: () => ({ zone }),
    created: words.bookingMade,
    updated: words.bookingMade
  })
