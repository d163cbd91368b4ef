import { type NewBookingAnswers, newBookingForm, words } from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

/** A booking that somebody makes at a desk in a time zone; what was typed survives every failure. */
export const newBookingMachine = (zone: string) =>
  editorMachine<never, NewBookingAnswers>({
    id: "newBooking",
    description: "A booking is made at a desk.",
    form: newBookingForm,
    made: { zone },
    factsOf: () => ({ zone }),
    created: words.bookingMade,
    updated: words.bookingMade
  })
