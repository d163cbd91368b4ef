import { emptyNewBooking, type NewBookingForm, newBookingProblems, words } from "@crewfleet/sdk"
import { editorMachine } from "../editing/editorMachine.ts"

/** What a new booking is compared with to see whether anything was typed. */
export const newBookingForms = { empty: emptyNewBooking, formOf: () => emptyNewBooking }

/** A booking that somebody makes at a desk in a time zone; what was typed survives every failure. */
export const newBookingMachine = (zone: string) =>
  editorMachine<never, NewBookingForm>({
    id: "newBooking",
    ...newBookingForms,
    problemsOf: (form, now) => newBookingProblems(form, new Date(now), zone),
    created: words.bookingMade,
    updated: words.bookingMade,
    harmless: ["now", "start", "end", "source", "paymentMethod"]
  })
