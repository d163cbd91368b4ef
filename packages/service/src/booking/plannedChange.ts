import { bookingLife, obstaclesTo } from "@crewfleet/machines/life"
import {
  agreedRates,
  asksForMore,
  bookingTermsForm,
  type ChangedTerms,
  chargedPrice,
  givenBack,
  locationText,
  price,
  promotionDiscount,
  termsAsked,
  vehicleName
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { refusalOf } from "../life/refusalOf.ts"
import { now } from "../time/now.ts"
import { vehicleNotFound } from "../vehicle/refusals.ts"
import type { AgreedBooking } from "./agreedBooking.ts"
import { chargedIn, forHire, hiredVehicle } from "./hiredVehicle.ts"
import { invoicedPrice } from "./invoicedPrice.ts"
import { withAward } from "./priceOf.ts"

/** What shall be agreed anew of a booking, and why. */
export interface ChangeAsked extends ChangedTerms {
  readonly reason?: string | undefined
}

/**
 * What becomes of a booking by a change, and what it costs before and after; refused in the words of the form of a change.
 * `holding` keeps others from booking the vehicle until the transaction ends.
 */
export const plannedChange = Effect.fnUntraced(function* (
  booking: AgreedBooking,
  { reason = "", ...asked }: ChangeAsked,
  holding: boolean
) {
  const { terms, zone, agencyId } = booking
  const moment = yield* now
  const facts = { start: terms.start, end: terms.end, now: moment.toISOString() }
  const obstacles = obstaclesTo(bookingLife, terms.status, facts, { type: "booking.changed" })
  if (obstacles.length > 0) return yield* Effect.fail(refusalOf(obstacles))
  const answers = { ...termsAsked(terms, asked), reason, totalAmount: 0 }
  const problems = bookingTermsForm.problems(answers, { now: facts.now, zone, booking: terms })
  if (problems.length > 0) return yield* Effect.fail(violating(problems))

  const vehicle = yield* hiredVehicle(Number(answers.vehicleId.id), agencyId, holding)
  if (!vehicle) return yield* Effect.fail(vehicleNotFound)
  if (asksForMore(terms, answers)) yield* forHire(vehicle)
  const place = yield* otherPlace(booking, asked.locationId)
  const before = yield* invoicedPrice(booking.id)
  const times = { start: new Date(answers.start), end: new Date(answers.end), zone }
  const promotion = promised(booking)
  const currency = before.currency ?? (yield* chargedIn(vehicle.baseCurrency))
  const { dailyRate: MTF, saturdayRate: SAT, sundayRate: SUN } = vehicle
  const cost = price(
    times,
    { MTF, SAT, SUN },
    currency,
    (dayRates) => (promotion ? promotionDiscount(promotion.award, dayRates) : 0),
    vehicle.id === booking.vehicleId ? agreedRates(before.cost.lines) : undefined
  )
  const hire = withAward(cost, promotion)
  const charged = yield* decidedCharges(booking.id)
  if (givenBack(charged) > hire.subTotal - hire.discount)
    return yield* Effect.fail(violating([{ field: "end", text: tooMuchOff }]))
  return {
    ...times,
    vehicle: { id: vehicle.id, name: `${vehicleName(vehicle)}, ${vehicle.regno}` },
    place,
    before: before.cost,
    // What was charged at a return that was taken back stays as it was decided.
    after: charged.length > 0 ? chargedPrice(hire, charged, currency) : hire,
    currency
  }
})

const tooMuchOff =
  "More was taken off at the return than the hire costs then. Complete the hire and change that first."

/** What becomes of a booking by a change. */
export type PlannedChange = Effect.Success<ReturnType<typeof plannedChange>>

/** Whether an invoice says anything else after a change: it knows no place. */
export const isInvoicedOtherwise = (
  { startAt, endAt, vehicleId }: AgreedBooking,
  { start, end, vehicle, before, after }: PlannedChange
): boolean =>
  before.total !== after.total ||
  vehicle.id !== vehicleId ||
  start.getTime() !== startAt.getTime() ||
  end.getTime() !== endAt.getTime()

/** What was decided of the charges at the return of a booking, if anything was. */
const decidedCharges = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const decided = yield* query((db) =>
    db.selectFrom("returnCharges").where("bookingId", "=", id).select("lines").executeTakeFirst()
  )
  return decided?.lines ?? []
})

/** Another place of the agency than the one that is agreed. */
const otherPlace = Effect.fnUntraced(function* ({ agencyId, terms }: AgreedBooking, id: number | undefined) {
  if (id === undefined || id === terms.locationId?.id) return undefined
  const { query } = yield* Database
  const place = yield* query((db) =>
    db
      .selectFrom("locations")
      .select(["id", "name", "city", "country"])
      .where("id", "=", id)
      .where("agencyId", "=", agencyId)
      .executeTakeFirst()
  )
  if (!place)
    return yield* Effect.fail(violating([{ field: "locationId", text: "This place cannot be found." }]))
  return { ...place, text: locationText(place) }
})

/** The promotion that was agreed with a booking, with what it gave then, whatever it says by now; it was counted then. */
export const promised = ({ promotion, award }: Pick<AgreedBooking, "promotion" | "award">) =>
  award ? { title: promotion ?? "", award } : undefined
