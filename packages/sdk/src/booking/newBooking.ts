import type { Problem } from "../failure/Problem.ts"
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

/** Milliseconds by which the start of a booking may lie in the past, as clocks differ and forms take time. */
export const startTolerance = 15 * 60_000

/** What is wrong with the times of a new booking, in the words of its questions. */
export const hireTimesProblems = (
  start: string,
  end: string,
  now: Date
): ReadonlyArray<Problem<"start" | "end">> => {
  const [from, until] = [new Date(start), new Date(end)]
  const problems: Array<Problem<"start" | "end">> = []
  if (start === "" || Number.isNaN(from.getTime()))
    problems.push({ field: "start", text: "Enter when the hire starts" })
  else if (from.getTime() < now.getTime() - startTolerance)
    problems.push({ field: "start", text: "The start must be in the future" })
  if (end === "" || Number.isNaN(until.getTime()))
    problems.push({ field: "end", text: "Enter when the hire ends" })
  else if (until <= from) problems.push({ field: "end", text: "The end must be after the start" })
  else if (rentalDayCount(from, until) > longestHire)
    problems.push({ field: "end", text: `A hire can last ${longestHire} days at most` })
  return problems
}
