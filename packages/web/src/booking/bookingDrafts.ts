import type { Draft } from "@crewfleet/machines"
import { type NewBookingAnswers, newBookingForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** What was typed of a new booking that is not made yet. */
export type BookingDraft = Draft<never, NewBookingAnswers>

/** The bookings that somebody has begun and not made yet. */
export const bookingDrafts = makeDrafts<never, NewBookingAnswers>("booking", newBookingForm)
