import type { Draft } from "@crewfleet/machines"
import { emptyNewBooking, type NewBookingForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** What was typed of a new booking that is not made yet. */
export type BookingDraft = Draft<never, NewBookingForm>

const isForm = (value: unknown): value is NewBookingForm => {
  const form = Object(value)
  return Object.entries(emptyNewBooking).every(([field, empty]) =>
    empty === undefined ? /number|undefined/.test(typeof form[field]) : typeof form[field] === "string"
  )
}

/** The bookings that somebody has begun and not made yet. */
export const bookingDrafts = makeDrafts<never, NewBookingForm>("booking", isForm)
