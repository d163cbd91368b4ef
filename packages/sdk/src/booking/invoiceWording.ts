import { writeDay } from "../time/writeInstant.ts"

/** The description of the line that every booking pays beside the rental, and its share of the rental in per cent. */
export const bookingFee = {
  description: "3% Booking fee",
  percentage: 3,
  shownAs: "Reservation Fee"
} as const

const rentalWords = "Car rental for"

/** Whether a line of an invoice stands for one day of rental (specification 001 §9). */
export const isRentalLine = ({ description }: Described): boolean =>
  description?.includes(rentalWords) ?? false

/** Whether a line of an invoice is the booking fee (specification 001 §9). */
export const isBookingFee = ({ description }: Described): boolean =>
  description?.includes(bookingFee.description) ?? false

interface Described {
  readonly description?: string | undefined
}

/** The description of one day's rental, of `2026-06-01`: "Car rental for Monday 1 Jun 2026". */
export const rentalLine = (day: string): string => `${rentalWords} ${writeDay("dayOnInvoice", day)}`
