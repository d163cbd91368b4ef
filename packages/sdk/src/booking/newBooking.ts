import type { Problem } from "../failure/Problem.ts"
import { type AnswersOf, form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { moment, momentIn } from "../form/kinds/moment.ts"
import { reference } from "../form/kinds/reference.ts"
import { text } from "../form/kinds/text.ts"
import { unseen } from "../form/kinds/unseen.ts"
import type { Circumstances } from "../form/Question.ts"
import { defaultTimeZone } from "../time/timeZone.ts"
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

const harmless = true

const isNumber = (kept: unknown): kept is number => typeof kept === "number"

/** Somebody or something that the form names, and the wire numbers. */
const oneById = (label: string, required: string) =>
  mapped(reference({ label, required, nameOf: ({ id }) => String(id), wide: true }), {
    shape: "number",
    read: (id: number) => ({ id }),
    write: ({ id }) => id
  })

const timesProblem = (
  field: "start" | "end",
  { start, end }: { readonly start: string; readonly end: string },
  { now, zone = defaultTimeZone }: Circumstances
) =>
  hireTimesProblems(momentIn(start) ?? "", momentIn(end) ?? "", new Date(now), zone).find(
    (problem) => problem.field === field
  )?.text

/** What is asked of a new booking that is made at the desk. */
export const newBookingForm = form(
  {
    clientId: oneById("Hirer", "Choose who hires the vehicle"),
    vehicleId: oneById("Vehicle", "Choose a vehicle"),
    start: moment({ label: "Start", required: "Enter when the hire starts", fromNow: true, harmless }),
    end: moment({ label: "End", required: "Enter when the hire ends", fromNow: true, harmless }),
    source: choice({ label: "Booked by", of: bookingSources, preset: "TELEPHONE", always: true, harmless }),
    paymentMethod: choice({ label: "Paid by", of: paymentMethods, preset: "CARD", always: true, harmless }),
    promoCode: text({ label: "Promo code", max: 50, wide: true }),
    /** The price that was in sight when the booking was asked for, if any, in major units. */
    totalAmount: unseen({ label: "Total", shape: "number", is: isNumber })
  },
  {
    rules: {
      start: (times, at) => timesProblem("start", times, at),
      end: (times, at) => timesProblem("end", times, at)
    }
  }
)

/** The answers about a new booking as they are typed and chosen. */
export type NewBookingAnswers = AnswersOf<typeof newBookingForm>

/** What is sent of a form without problems. */
export const newBookingOf = (form: NewBookingAnswers, key: string): NewBooking => ({
  ...(newBookingForm.write(form) as CompleteBooking),
  idempotencyKey: key || null
})

type CompleteBooking = Omit<NewBooking, "idempotencyKey">
