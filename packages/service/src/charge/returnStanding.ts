import type { ConditionContent } from "@crewfleet/sdk"
import {
  cameBackAt,
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
import { returnIsReported } from "../booking/vehicleIsOut.ts"
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
  const pickUp = yield* receivedReport(id, "PICK_UP")
  const atReturn = yield* receivedReport(id, "RETURN")
  const returnedAt = cameBackAt({
    ...(yield* movesOf(id)),
    startedAt: booking.startAt,
    reports: atReturn ? [atReturn.content, ...(yield* replacedReturns(id))] : []
  })
  const terms = yield* chargeTerms(id)
  const { cost, currency = terms.baseCurrency ?? fallbackCurrency } = yield* invoicedPrice(id)
  const hire = withoutCharges(cost, currency)
  const promotion = promised(booking)
  const facts: ReturnFacts = {
    hire: { start: booking.startAt, end: booking.endAt, zone: booking.zone },
    returnedAt,
    pickUp: pickUp?.content,
    atReturn: atReturn?.content,
    isOfEarlierReturn: atReturn !== undefined && !terms.returnIsReported,
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

/** When a hire was completed, unless that was taken back, and when its completion, or its start, was. */
const movesOf = Effect.fnUntraced(function* (id: number) {
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
  return {
    completedAt: last?.event === "hire.completed" ? last.at : undefined,
    takenBackAt: moves.find(({ event }) => event !== "hire.completed")?.at
  }
})

/** What the versions of a report at return said that another one has replaced. */
const replacedReturns = Effect.fnUntraced(function* (bookingId: number) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("replacedReports")
      .where("bookingId", "=", bookingId)
      .where("moment", "=", "RETURN")
      .select("content")
      .execute()
  )
  return rows.map(({ content }) => content as ConditionContent)
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
      .select(returnIsReported)
      .executeTakeFirstOrThrow()
  )
})

/** By which rules an agency charges now. */
const rulesIn = (agency: ReturnRules): ReturnRules =>
  Object.fromEntries(keptReturnRules.names.map((name) => [name, agency[name]])) as unknown as ReturnRules
