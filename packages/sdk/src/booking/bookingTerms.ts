import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { type Chosen, reference } from "../form/kinds/reference.ts"
import { text } from "../form/kinds/text.ts"
import { unseen } from "../form/kinds/unseen.ts"
import type { Circumstances } from "../form/Question.ts"
import { reasonMaximum } from "./bookingChange.ts"
import { isHolding } from "./bookingStatus.ts"
import { hireTimes, hireTimesRules } from "./newBooking.ts"

/** Something that is agreed on, by its number and as people call it. */
interface AgreedOn {
  readonly id: number
  readonly name: string
}

/** What is agreed of a booking and can be agreed anew. */
export interface BookingTerms {
  readonly id: number
  readonly version?: number | undefined
  readonly status: string
  readonly start: string
  readonly end: string
  readonly vehicleId: AgreedOn
  /** Where the vehicle is picked up and returned; once the hire has started, where it is returned. */
  readonly locationId?: AgreedOn | undefined
  /** Whether a condition report tells of the vehicle. */
  readonly isReported: boolean
}

/** What of a booking can be agreed anew. */
export type Term = "start" | "end" | "vehicleId" | "locationId"

/** What of a booking can be agreed anew where it stands; nothing of one that is over. */
export const openTerms = (status: string): ReadonlyArray<Term> => {
  if (!isHolding(status)) return []
  return status === "IN_PROGRESS" ? ["end", "locationId"] : ["start", "end", "vehicleId", "locationId"]
}

/** The answers about terms, whatever else is asked. */
type Differing = Readonly<Record<"start" | "end", string>> &
  Readonly<Record<"vehicleId" | "locationId", Chosen>>

/** What the rules of a change look at: the booking as it is agreed. */
export interface TermsFacts extends Circumstances {
  readonly booking?: BookingTerms | undefined
}

const named = ({ name }: { readonly name?: string }) => name ?? ""

/** What is asked of a change of a booking's terms. */
export const bookingTermsForm = form(
  {
    ...hireTimes,
    vehicleId: reference({
      label: "Vehicle",
      hint: "Type a make, a model, a registration or a town.",
      required: "Choose a vehicle",
      nameOf: named,
      wide: true
    }),
    locationId: reference({
      label: "Place",
      hint: "Where the vehicle is picked up and returned. Once the hire has started: where it is returned.",
      nameOf: named,
      wide: true
    }),
    reason: text({
      label: "Reason",
      hint: "Everybody who may see the booking can read it.",
      max: reasonMaximum,
      height: 2,
      wide: true
    }),
    /** The price after the change that was in sight, in major units. */
    totalAmount: unseen({
      label: "Total",
      shape: "number",
      is: (kept): kept is number => typeof kept === "number"
    })
  },
  {
    facts: {} as TermsFacts,
    rules: {
      start: (answers, facts) => {
        const { booking } = facts
        if (booking === undefined || !differ(booking, answers).start) return undefined
        return openTerms(booking.status).includes("start")
          ? hireTimesRules.start(answers, facts)
          : "The hire has started: its start stays as it was"
      },
      end: (answers, facts) => {
        const { booking, now } = facts
        if (booking && differ(booking, answers).end && Date.parse(answers.end) < Date.parse(now))
          return "The end must not be before now"
        const problem = hireTimesRules.end(answers, facts)
        if (problem !== undefined || !isAsAgreed(booking, answers)) return problem
        return "Change the times, the vehicle or the place"
      },
      vehicleId: (answers, { booking }) => {
        if (booking === undefined || !differ(booking, answers).vehicleId) return undefined
        if (!openTerms(booking.status).includes("vehicleId"))
          return "The hirer has the vehicle: complete this hire, and book another vehicle for the rest"
        return booking.isReported
          ? "A condition report of this vehicle is kept with the booking: cancel it, and book the other vehicle"
          : undefined
      },
      totalAmount: (answers, { booking }) =>
        answers.totalAmount === null && !isAsAgreed(booking, answers)
          ? "Look at the new price before you change the booking"
          : undefined
    }
  }
)

/** The answers about a change as they are typed and chosen. */
export type BookingTermsAnswers = AnswersOf<typeof bookingTermsForm>

/** Which terms a form has other than they are agreed; a place that is not chosen stays as it is. */
const differ = (booking: BookingTerms, answers: Differing): Readonly<Record<Term, boolean>> => ({
  start: Date.parse(answers.start) !== Date.parse(booking.start),
  end: Date.parse(answers.end) !== Date.parse(booking.end),
  vehicleId: answers.vehicleId.id !== String(booking.vehicleId.id),
  locationId: answers.locationId.id !== "" && answers.locationId.id !== String(booking.locationId?.id)
})

const isAsAgreed = (booking: BookingTerms | undefined, answers: Differing) =>
  booking !== undefined && !Object.values(differ(booking, answers)).some(Boolean)

/** What is sent of a change: only what is other than it was agreed. */
export interface ChangedTerms {
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly vehicleId?: number | undefined
  readonly locationId?: number | undefined
}

/** What a form changes of a booking, as it is sent; undefined while it lacks a time or a vehicle, or changes nothing. */
export const changedTerms = (booking: BookingTerms, answers: Differing): ChangedTerms | undefined => {
  const { start, end, vehicleId, locationId } = bookingTermsForm.write({
    ...bookingTermsForm.empty,
    ...answers
  })
  if (!start || !end || !vehicleId) return undefined
  const differs = differ(booking, answers)
  const changed = {
    ...(differs.start && { start }),
    ...(differs.end && { end }),
    ...(differs.vehicleId && { vehicleId: vehicleId.id }),
    ...(differs.locationId && locationId && { locationId: locationId.id })
  }
  return Object.keys(changed).length > 0 ? changed : undefined
}

/** The form of a change as it is sent: what is absent stays as it is agreed. */
export const termsAsked = (booking: BookingTerms, asked: ChangedTerms): BookingTermsAnswers => {
  const form = bookingTermsForm.read(booking)
  const of = (id: number | undefined, before: { readonly id: string; readonly name: string }) =>
    id === undefined || String(id) === before.id ? before : { id: String(id), name: "" }
  return {
    ...form,
    start: asked.start ?? form.start,
    end: asked.end ?? form.end,
    vehicleId: of(asked.vehicleId, form.vehicleId),
    locationId: of(asked.locationId, form.locationId)
  }
}

/** Whether a change asks more of a vehicle than is agreed: another one, or a time at which it was not booked. */
export const asksForMore = (booking: BookingTerms, answers: Differing): boolean =>
  differ(booking, answers).vehicleId ||
  Date.parse(answers.start) < Date.parse(booking.start) ||
  Date.parse(answers.end) > Date.parse(booking.end)
