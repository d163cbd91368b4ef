import { emptyNewBooking, type NewBookingForm, newBookingProblems, words } from "@crewfleet/sdk"
import { editorMachine } from "../editing/editorMachine.ts"

/** A booking that somebody makes at the desk; what was typed survives every failure. */
export const newBookingMachine = editorMachine<never, NewBookingForm>({
  id: "newBooking",
  empty: emptyNewBooking,
  formOf: () => emptyNewBooking,
  problemsOf: (form, now) => newBookingProblems(form, new Date(now)),
  created: words.bookingMade,
  updated: words.bookingMade,
  masked: ["clientName"]
})
