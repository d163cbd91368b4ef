import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { moment, momentIn } from "../form/kinds/moment.ts"
import { reference } from "../form/kinds/reference.ts"
import { text } from "../form/kinds/text.ts"
import { unseen } from "../form/kinds/unseen.ts"
import type { Asking, Circumstances, Typed } from "../form/Question.ts"
import { defaultTimeZone } from "../time/timeZone.ts"
import type { NewBooking } from "./BookingRequests.ts"
import { bookingSources, paymentMethods } from "./bookingCodes.ts"
import { rentalDayCount } from "./rentalDays.ts"

/** The most days of one hire. */
export const longestHire = 365

/** The most milliseconds from now until a hire starts: ten years. */
export const furthestStart = 10 * 365 * 86_400_000

/** Milliseconds by which the start of a booking may lie in the past, as clocks differ and forms take time. */
export const startTolerance = 15 * 60_000

const harmless = true

const isNumber = (kept: unknown): kept is number => typeof kept === "number"

/** Somebody or something that the form names, and the wire numbers. */
const oneById = (asking: Pick<Required<Asking>, "label" | "required" | "hint">) =>
  mapped(reference({ ...asking, nameOf: ({ id }) => String(id), wide: true }), {
    shape: "number",
    read: (id: number) => ({ id }),
    write: ({ id }) => id
  })

/** When a hire starts and ends. */
export const hireTimes = {
  start: moment({ label: "Start", required: "Enter when the hire starts", fromNow: true, harmless }),
  end: moment({ label: "End", required: "Enter when the hire ends", fromNow: true, harmless })
}

/** What a hire's times must be beside each other, and to the moment at which they are asked for. */
export const hireTimesRules = {
  start: ({ start }: Typed<typeof hireTimes>, { now }: Circumstances) => {
    const wait = Date.parse(start) - Date.parse(now)
    if (wait < -startTolerance) return "The start must be in the future"
    return wait > furthestStart ? "The start must be within the next ten years" : undefined
  },
  end: ({ start, end }: Typed<typeof hireTimes>, { zone = defaultTimeZone }: Circumstances) => {
    if (momentIn(start) === undefined) return undefined
    const [from, until] = [new Date(start), new Date(end)]
    if (until <= from) return "The end must be after the start"
    const isTooLong = rentalDayCount(from, until, zone) > longestHire
    return isTooLong ? `A hire can last ${longestHire} days at most` : undefined
  }
}

/** When a hire starts and ends, in days of a zone: what the service looks at before it tells a price. */
export const hireTimesForm = form(hireTimes, { rules: hireTimesRules })

/** What is asked of a new booking that is made at the desk. */
export const newBookingForm = form(
  {
    clientId: oneById({
      label: "Hirer",
      hint: "One of your hirers. Type a name, an e-mail address or a telephone number.",
      required: "Choose who hires the vehicle"
    }),
    vehicleId: oneById({
      label: "Vehicle",
      hint: "Type a make, a model, a registration or a town.",
      required: "Choose a vehicle"
    }),
    ...hireTimes,
    source: choice({ label: "Booked by", of: bookingSources, preset: "TELEPHONE", always: true, harmless }),
    paymentMethod: choice({ label: "Paid by", of: paymentMethods, preset: "CARD", always: true, harmless }),
    promoCode: text({ label: "Promo code", max: 50, wide: true }),
    /** The price that was in sight when the booking was asked for, if any, in major units. */
    totalAmount: unseen({ label: "Total", shape: "number", is: isNumber })
  },
  { rules: hireTimesRules }
)

/** The answers about a new booking as they are typed and chosen. */
export type NewBookingAnswers = AnswersOf<typeof newBookingForm>

/** What is sent of a form without problems. */
export const newBookingOf = (form: NewBookingAnswers): NewBooking => newBookingForm.write(form) as NewBooking
