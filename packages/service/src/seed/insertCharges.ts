import type { ConditionContent } from "@crewfleet/sdk"
import {
  type ChargeLine,
  chargedLines,
  chargedPrice,
  daysHired,
  defaultTimeZone,
  type MoneyMethod,
  majorUnits,
  type Price,
  proposedCharges
} from "@crewfleet/sdk/rules"
import type { Insertable, Kysely } from "kysely"
import type { MoneyEntryTable, ReturnChargesTable } from "../database/RentalTables.ts"
import { keptReturnRules, type Tables } from "../database/Tables.ts"
import { Random } from "./Random.ts"

const seedOfChance = 20_261_127
const hour = 3_600_000

/** For how long nobody has decided yet what is charged of a return. */
const undecidedHours = 48

/** Decides on what reports brought to light at returns but the latest, with the invoice, and has it paid. */
export const insertCharges = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const random = new Random(seedOfChance)
  const reports = Map.groupBy(await reportsBefore(db, now), ({ bookingId }) => bookingId)
  const hires = await hiresOf(db, [...reports.keys()])
  const items = Map.groupBy(await itemsOf(db, hires), ({ invoiceId }) => invoiceId)
  const decided: Array<Insertable<ReturnChargesTable>> = []
  const entries: Array<Insertable<MoneyEntryTable>> = []
  for (const hire of hires) {
    const price = priceOf(hire, items.get(hire.invoiceId) ?? [])
    const lines = decisionsOn(random, hire, price, reports.get(hire.bookingId) ?? [])
    if (lines.length === 0) continue
    decided.push({ bookingId: hire.bookingId, lines: JSON.stringify(lines) })
    const charged = chargedPrice(price, lines, hire.currency)
    if (charged.total === price.total) continue
    await writeCharges(db, hire.invoiceId, charged, lines)
    entries.push(paymentOf(hire, charged.total - price.total))
  }
  await db.insertInto("returnCharges").values(decided).execute()
  await db.insertInto("moneyEntries").values(entries).execute()
}

const reportsBefore = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("conditionReports")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .where("bookings.status", "=", "COMPLETE")
    .where("endAt", "<", new Date(now.getTime() - undecidedHours * hour))
    .select(["bookingId", "moment", "content"])
    .execute()

type Report = Awaited<ReturnType<typeof reportsBefore>>[number]

const hiresOf = (db: Kysely<Tables>, ids: ReadonlyArray<number>) =>
  db
    .selectFrom("bookings")
    .innerJoin("bookingTerms", "bookingTerms.bookingId", "bookings.id")
    .innerJoin("agencies", "agencies.id", "bookings.agencyId")
    .innerJoin("invoices", "invoices.bookingId", "bookings.id")
    .where("bookings.id", "in", ids)
    .select(["bookings.id as bookingId", "invoices.id as invoiceId", "startAt", "endAt", "paymentMethod"])
    .select(["dailyRate", "saturdayRate", "sundayRate", "maxDailyMileage", "excessMileageRate", "fuelType"])
    .select(["currency", "subTotal", "discount", "vat", "vatPercentage", "total"])
    .select(keptReturnRules.names)
    .orderBy("bookings.id")
    .execute()

type Hire = Awaited<ReturnType<typeof hiresOf>>[number]

const itemsOf = (db: Kysely<Tables>, hires: ReadonlyArray<Hire>) =>
  db
    .selectFrom("invoiceItems")
    .where(
      "invoiceId",
      "in",
      hires.map(({ invoiceId }) => invoiceId)
    )
    .select(["invoiceId", "description", "rate", "total"])
    .orderBy("id")
    .execute()

const priceOf = (
  { subTotal, discount, vat, vatPercentage, total }: Hire,
  lines: Awaited<ReturnType<typeof itemsOf>>
): Price => ({
  ...{ days: daysHired({ invoiceItemResult: lines }), lines, subTotal, discount, vat, vatPercentage, total }
})

/** Most of what is proposed is taken, at a round amount where the agency has no price for it. */
const decisionsOn = (
  random: Random,
  hire: Hire,
  price: Price,
  reports: ReadonlyArray<Report>
): ReadonlyArray<ChargeLine> => {
  const { dailyRate, saturdayRate, sundayRate, startAt, endAt, ...terms } = hire
  const contentAt = (wanted: string) =>
    reports.find(({ moment }) => moment === wanted)?.content as ConditionContent | undefined
  const { proposals } = proposedCharges({
    ...terms,
    hire: { start: startAt, end: endAt, zone: defaultTimeZone },
    returnedAt: endAt,
    pickUp: contentAt("PICK_UP"),
    atReturn: contentAt("RETURN"),
    isOfEarlierReturn: false,
    rates: { MTF: dailyRate, SAT: saturdayRate, SUN: sundayRate },
    agreed: price,
    extraKilometres: 0,
    rules: hire
  })
  return proposals.map(({ key, description, amount = random.whole(3, 24) * 500 }) =>
    random.next() < 0.7
      ? { rowId: key, decision: "TAKE", description, amount: majorUnits(amount) }
      : { rowId: key, decision: "DROP", description: null, amount: null }
  )
}

const writeCharges = async (
  db: Kysely<Tables>,
  invoiceId: number,
  { subTotal, vat, total }: Price,
  decided: ReadonlyArray<ChargeLine>
): Promise<void> => {
  await db.updateTable("invoices").set({ subTotal, vat, total }).where("id", "=", invoiceId).execute()
  const items = chargedLines(decided).map((line) => ({ ...line, invoiceId }))
  await db.insertInto("invoiceItems").values(items).execute()
}

const paymentOf = ({ bookingId, paymentMethod, endAt }: Hire, amount: number) => ({
  ...{ bookingId, amount, kind: "PAYMENT" as const, method: paymentMethod as MoneyMethod },
  happenedAt: new Date(endAt.getTime() + 2 * hour)
})
