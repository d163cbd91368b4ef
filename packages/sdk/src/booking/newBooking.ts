import type { Problem } from "../failure/Problem.ts"
import { instantAt } from "../time/wallClock.ts"
import type { NewBooking } from "./BookingDesk.ts"
import { rentalDayCount } from "./rentalDays.ts"

/** Where a booking can come from, with the words for it. */
export const bookingSources = {
  TELEPHONE: "Telephone",
  WALK_IN: "At the desk",
  WEBSITE: "Website",
  MOBILE_APP: "Mobile app",
  PARTNER: "Partner"
} as const
export type BookingSource = keyof typeof bookingSources

/** How a booking can be paid, with the words for it. */
export const paymentMethods = {
  CARD: "Card",
  BANK_TRANSFER: "Bank transfer",
  PAYPAL: "PayPal",
  CASH: "Cash"
} as const
export type PaymentMethod = keyof typeof paymentMethods

/** The most days of one hire. */
export const longestHire = 365

/** The most milliseconds from now until a hire starts: ten years. */
export const furthestStart = 10 * 365 * 86_400_000

/** Milliseconds by which the start of a booking may lie in the past, as clocks differ and forms take time. */
export const startTolerance = 15 * 60_000

/** What is wrong with the times of a new booking whose days are those of a zone, in the words of its questions. */
export const hireTimesProblems = (
  start: string,
  end: string,
  now: Date,
  zone: string
): ReadonlyArray<Problem<"start" | "end">> => {
  const [from, until] = [new Date(start), new Date(end)]
  const [starts, ends] = [from, until].map((time) => !Number.isNaN(time.getTime()))
  const problems: Array<Problem<"start" | "end">> = []
  if (!starts) problems.push({ field: "start", text: "Enter when the hire starts" })
  else if (from.getTime() < now.getTime() - startTolerance)
    problems.push({ field: "start", text: "The start must be in the future" })
  else if (from.getTime() > now.getTime() + furthestStart)
    problems.push({ field: "start", text: "The start must be within the next ten years" })
  if (!ends) problems.push({ field: "end", text: "Enter when the hire ends" })
  else if (starts && until <= from) problems.push({ field: "end", text: "The end must be after the start" })
  else if (starts && rentalDayCount(from, until, zone) > longestHire)
    problems.push({ field: "end", text: `A hire can last ${longestHire} days at most` })
  return problems
}

/** A new booking as somebody types and chooses it; times are a zone's clock on the wall (`2026-07-01T09:30`). */
export interface NewBookingForm {
  readonly clientId: number | undefined
  readonly clientName: string
  readonly vehicleId: number | undefined
  readonly vehicleName: string
  readonly start: string
  readonly end: string
  readonly source: string
  readonly paymentMethod: string
  readonly promoCode: string
  /** The price that was in sight when the booking was asked for, if any, in major units. */
  readonly total: number | undefined
  /** Another one for every change of the form, so that sending the same twice makes one booking. */
  readonly key: string
}

/** The form before anything was typed. */
export const emptyNewBooking: NewBookingForm = {
  clientId: undefined,
  clientName: "",
  vehicleId: undefined,
  vehicleName: "",
  start: "",
  end: "",
  source: "TELEPHONE",
  paymentMethod: "CARD",
  promoCode: "",
  total: undefined,
  key: ""
}

/** What is wrong with a new booking that was typed in a zone, in the order of its fields. */
export const newBookingProblems = (form: NewBookingForm, now: Date, zone: string): ReadonlyArray<Problem> => [
  ...(form.clientId === undefined ? [{ field: "clientId", text: "Choose who hires the vehicle" }] : []),
  ...(form.vehicleId === undefined ? [{ field: "vehicleId", text: "Choose a vehicle" }] : []),
  ...hireTimesProblems(instantAt(form.start, zone) ?? "", instantAt(form.end, zone) ?? "", now, zone)
]

/** What is sent of a form without problems that was typed in a zone. */
export const newBookingOf = (form: NewBookingForm, zone: string): NewBooking => ({
  clientId: form.clientId ?? 0,
  vehicleId: form.vehicleId ?? 0,
  start: instantAt(form.start, zone) ?? "",
  end: instantAt(form.end, zone) ?? "",
  source: form.source,
  paymentMethod: form.paymentMethod,
  promoCode: form.promoCode.trim() || null,
  totalAmount: form.total ?? null,
  idempotencyKey: form.key || null
})
