import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Id, Instant, maybe, Numeric, named } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { moneyForm, moneyMethods } from "./moneyEntry.ts"
import { moneyKinds } from "./moneyStanding.ts"

/** Money of a booking that has changed hands. It is never changed; one that was a mistake is countered by another. */
export class MoneyEntry extends named<MoneyEntry>("MoneyEntry")({
  /** The number of the entry. */
  id: Id,
  /** What happened. */
  kind: code(codesOf(moneyKinds)),
  /** How it changed hands; absent for what was withheld. */
  method: maybe(code(codesOf(moneyMethods))),
  /** How much, in major units; always more than 0. */
  amount: Numeric,
  /** When it happened, in UTC: the beginning of the day unless a moment is known. */
  date: Instant,
  /** By what it is known elsewhere. */
  reference: maybe(Schema.String),
  /** What it was for; of what counters another entry, why. */
  note: maybe(Schema.String),
  /** Who entered it; absent where it came from elsewhere. */
  enteredBy: maybe(Schema.String),
  /** When it was entered, in UTC. */
  enteredAt: maybe(Instant),
  /** The entry that it counters: it undoes what that one did. */
  counters: maybe(Id),
  /** The entry that counters it. */
  counteredBy: maybe(Id)
}) {}

/** The money of a booking: every entry, and what follows from them. Amounts are in major units. */
export class MoneySheet extends named<MoneySheet>("MoneySheet")({
  /** The entries, the first to happen first. */
  entries: Schema.Array(MoneyEntry),
  /** The currency of all amounts, ISO 4217. */
  currency: Schema.String,
  /** What the invoice comes to, tax included, as it can be paid in its currency. */
  total: Numeric,
  /** What counts as paid: payments and withheld deposits, less refunds. */
  paid: Numeric,
  /** What is left to pay; negative where too much was paid. */
  due: Numeric,
  /** What is held of deposits. */
  depositHeld: Numeric
}) {}

const { suggested: _, ...entered } = formFields(moneyForm)

/** Money that has changed hands. */
export class NewMoneyEntry extends named<NewMoneyEntry>("NewMoneyEntry")(entered) {}

/** Why an entry is countered. */
export class MoneyCounter extends named<MoneyCounter>("MoneyCounter")({
  /** The reason, 500 characters at most. */
  reason: Schema.String
}) {}

const params = {
  /** The number of the booking. */
  id: Schema.Int
}

const calls = {
  /** The money of a booking. */
  sheet: HttpApiEndpoint.get("sheet", "/vehicle-booking/:id/money", {
    params,
    query: agencyInQuery,
    success: MoneySheet
  }),
  /** Enters money that has changed hands. It is a 400 where more is refunded than was paid, or more deposit given up than is held. */
  enter: HttpApiEndpoint.post("enter", "/vehicle-booking/:id/money", {
    params,
    query: agencyInQuery,
    payload: NewMoneyEntry,
    success: MoneySheet
  }).annotateMerge(repeatable),
  /** Cancels an entry by one that undoes it. An entry that is countered already, or that others stand on, is a 409. */
  counter: HttpApiEndpoint.post("counter", "/vehicle-booking/:id/money/:entryId/counter", {
    params: {
      ...params,
      /** The number of the entry. */
      entryId: Schema.Int
    },
    query: agencyInQuery,
    payload: MoneyCounter,
    success: MoneySheet
  }).annotateMerge(repeatable)
}

/** The money of a booking: payments, refunds and deposits. */
export class MoneyApi extends HttpApiGroup.make("money")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
