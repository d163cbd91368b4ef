import type { ConditionContent } from "@crewfleet/sdk"
import {
  chargeLines,
  type DecidedCharge,
  fallbackCurrency,
  moneyStanding,
  proposedCharges,
  type ReturnFacts,
  type ReturnRules,
  withoutCharges
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { agreedBooking } from "../booking/agreedBooking.ts"
import type { BookingOfAgency } from "../booking/bookingMoney.ts"
import { invoicedPrice } from "../booking/invoicedPrice.ts"
import { moneyRows } from "../booking/moneyOf.ts"
import { promised } from "../booking/plannedChange.ts"
import { receivedReport } from "../condition/conditionReports.ts"
import { Database } from "../database/Database.ts"
import { keptReturnRules } from "../database/Tables.ts"
import { lives } from "../life/lives.ts"

/**
 * What is known of a return: what is proposed, what was decided of it, and what the hire costs. `holding` keeps others from
 * changing the booking until the transaction ends.
 */
export const returnStanding = Effect.fnUntraced(function* (
  { id, agencyId }: BookingOfAgency,
  holding: boolean
) {
  const booking = yield* agreedBooking(id, agencyId, holding)
  const { pickUp, atReturn, isOfEarlierReturn, returnedAt } = yield* cameBack(id, booking.startAt)
  const terms = yield* chargeTerms(id)
  const { cost, currency = terms.baseCurrency ?? fallbackCurrency } = yield* invoicedPrice(id)
  const hire = withoutCharges(cost, currency)
  const promotion = promised(booking)
  const facts: ReturnFacts = {
    hire: { start: booking.startAt, end: booking.endAt, zone: booking.zone },
    returnedAt,
    pickUp: pickUp?.content,
    atReturn: atReturn?.content,
    isOfEarlierReturn,
    rates: { MTF: terms.dailyRate, SAT: terms.saturdayRate, SUN: terms.sundayRate },
    agreed: hire,
    maxDailyMileage: terms.maxDailyMileage,
    excessMileageRate: terms.excessMileageRate,
    extraKilometres: promotion?.award.type === "EXTRA_MILEAGE" ? promotion.award.kilometres : 0,
    fuelType: terms.fuelType,
    rules: terms.rules ?? rulesIn(terms),
    currency
  }
  const { query } = yield* Database
  const { proposals, unknown } = proposedCharges(facts)
  const decided: ReadonlyArray<DecidedCharge> = terms.lines ?? []
  return {
    ...{ booking, currency, cost, hire, decided, proposals, unknown, returnedAt, rules: facts.rules },
    lines: chargeLines(proposals, decided),
    photos: atReturn?.photos ?? [],
    paid: moneyStanding(yield* query((db) => moneyRows(db, id))).paid
  }
})

/** How a return stands. */
export type ReturnStanding = Effect.Success<ReturnType<typeof returnStanding>>

/**
 * When the vehicle came back: the agency first signed the report at return, or the hire was completed, whichever was first. Where
 * a completion, or the start, was taken back the hire went on: what was signed until then tells no time, nor does what was signed before it began.
 */
const cameBack = Effect.fnUntraced(function* (id: number, startedAt: Date) {
  const { query } = yield* Database
  const moves = yield* query((db) =>
    db
      .selectFrom("changes")
      .where("kind", "=", lives.booking.kind)
      .where("subjectId", "=", id)
      .where("event", "in", ["hire.completed", "completion.takenBack", "start.takenBack"])
      .select(["event", "at"])
      .orderBy("id", "desc")
      .execute()
  )
  const [last] = moves
  const takenBackAt = moves.find(({ event }) => event !== "hire.completed")?.at
  const completedAt = last?.event === "hire.completed" ? last.at : undefined
  const pickUp = yield* receivedReport(id, "PICK_UP")
  const atReturn = yield* receivedReport(id, "RETURN")
  const countsFrom = takenBackAt ?? (completedAt && startedAt)
  const [signedAt] = (atReturn ? yield* signedAtReturn(id, atReturn.content) : []).filter(
    (at) => !countsFrom || at >= countsFrom
  )
  return {
    ...{ pickUp, atReturn },
    isOfEarlierReturn:
      takenBackAt !== undefined && atReturn !== undefined && new Date(atReturn.receivedAt) < takenBackAt,
    returnedAt: signedAt && !(completedAt && completedAt <= signedAt) ? signedAt : completedAt
  }
})

/**
 * When the agency signed the reports of a return, the first first: a correction is signed later than what it corrects. One that
 * reads another odometer tells of another return.
 */
const signedAtReturn = Effect.fnUntraced(function* (bookingId: number, present: ConditionContent) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("conditionReports")
      .where("bookingId", "=", bookingId)
      .where("moment", "=", "RETURN")
      .select("content")
      .unionAll(
        db
          .selectFrom("replacedReports")
          .where("bookingId", "=", bookingId)
          .where("moment", "=", "RETURN")
          .select("content")
      )
      .execute()
  )
  return rows
    .map(({ content }) => content as ConditionContent)
    .filter(({ odometer }) => odometer === present.odometer)
    .map(({ signatures }) => new Date(signatures.agency.signedAt))
    .sort((one, other) => one.getTime() - other.getTime())
})

/** What was agreed of the vehicle, by which rules the agency charges, and what it decided the last time. */
const chargeTerms = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("bookings")
      .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
      .innerJoin("agencies", "agencies.id", "bookings.agencyId")
      .leftJoin("returnCharges", "returnCharges.bookingId", "bookings.id")
      .where("bookings.id", "=", id)
      .select(["dailyRate", "saturdayRate", "sundayRate", "maxDailyMileage", "excessMileageRate", "fuelType"])
      .select(["agencies.baseCurrency", "returnCharges.lines", "returnCharges.rules"])
      .select(keptReturnRules.names)
      .executeTakeFirstOrThrow()
  )
})

/** By which rules an agency charges now. */
const rulesIn = (agency: ReturnRules): ReturnRules =>
  Object.fromEntries(keptReturnRules.names.map((name) => [name, agency[name]])) as unknown as ReturnRules
