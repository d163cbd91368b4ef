import type { ConditionContent, ReturnCharges } from "@crewfleet/sdk"
import { beforeAll, expect } from "vitest"
import { someDamage } from "../../../sdk/src/testing/someDamage.ts"
import { bookingsAt } from "../booking/bookingsAt.ts"
import { someContent } from "../condition/someReport.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"

const query = {}
const hour = 3_600_000
let plates = 0

/** What an agency that charges for everything does at the returns of its hires. */
export const chargesAt = (served: Served) => {
  const desk = bookingsAt(served)
  const { as, addVehicle, addBooking, asked } = desk
  const clientOf = clientsOf(served)
  const charges = async (name = "agency") => (await clientOf(name)).charges
  const sheet = async (id: number, name?: string) => (await charges(name)).sheet({ params: { id }, query })
  const rules = {
    ...{ graceMinutes: 30, lateDayPercentage: 150, earlyDayPercentage: 50 },
    ...{ mileagePrice: 0.5, fuelPrice: 12, cleaningPrice: 40 }
  }

  /** Two days at 50.00 that were agreed to end so many hours ago, 103.00 before tax and 123.60 with it. */
  const hired = async (endedAgo: number, more?: Parameters<typeof asked>[1]) => {
    const vehicleId = await addVehicle({
      ...{ regno: `RC ${++plates}`, dailyRate: 5_000, saturdayRate: null, sundayRate: null },
      ...{ maxDailyMileage: 100, excessMileageRate: 25 }
    })
    const id = (await (await as("agency")).create(asked(vehicleId, more))).id ?? 0
    const endAt = new Date(Date.now() - endedAgo * hour)
    const startAt = new Date(endAt.getTime() - 48 * hour)
    await served.query((db) =>
      db.updateTable("bookings").set({ startAt, endAt, status: "IN_PROGRESS" }).where("id", "=", id).execute()
    )
    return id
  }
  const complete = async (id: number) =>
    (await as("agency")).changeStatus({
      params: { id },
      query,
      payload: { event: "hire.completed", reason: "Seen at the desk" }
    })
  const report = async (id: number, moment: "PICK_UP" | "RETURN", content: Partial<ConditionContent>) =>
    (await clientOf("agency")).conditionReport.send({
      params: { id, moment },
      query,
      payload: { id: crypto.randomUUID(), content: someContent(content) }
    })
  const scratch = { ...someDamage, id: crypto.randomUUID(), photoIds: [crypto.randomUUID()] }
  /** A hire that came back a day late, driven far, dirty, with a missing quarter of a tank and a scratch. */
  const cameBack = async () => {
    const id = await hired(5)
    await report(id, "PICK_UP", { damages: [] })
    await report(id, "RETURN", {
      ...{ odometer: 48_510, fuel: 5, inside: "DIRTY", damages: [{ ...scratch, id: crypto.randomUUID() }] }
    })
    await complete(id)
    return id
  }
  type Lines = NonNullable<ReturnCharges["lines"]>
  const decide = async (
    { id, version, lines = [] }: ReturnCharges,
    change: (line: Lines[number]) => object = () => ({ decision: "TAKE", amount: 10 }),
    more: { readonly own?: ReadonlyArray<object>; readonly reason?: string; readonly name?: string } = {}
  ) =>
    (await charges(more.name)).decide({
      params: { id },
      query,
      payload: {
        version,
        reason: more.reason,
        lines: [...lines.map((line) => ({ ...line, ...change(line) })), ...(more.own ?? [])] as never
      }
    })
  const fine = { rowId: "a1", decision: "TAKE", description: "Parking fine", amount: 35 }
  const drop = () => ({ decision: "DROP" })
  const stepBack = async (id: number) => {
    const payload = { event: "completion.takenBack", reason: "Still on the road" } as const
    await (await as("agency")).changeStatus({ params: { id }, query, payload })
  }
  /** Lets a hire end at another moment, as somebody who has seen the price. */
  const extend = async (id: number, hours: number) => {
    const { termsPrice, changeTerms, byId } = await as("agency")
    const end = new Date(Date.now() + hours * hour).toISOString()
    const price = await termsPrice({ params: { id }, query: { end } })
    const { version = 0 } = await byId({ params: { id }, query })
    await changeTerms({
      params: { id },
      query,
      payload: { end, version, totalAmount: price.after.totalAmount }
    })
    return price
  }

  beforeAll(async () => {
    await addBooking({ vehicleId: await addVehicle({ regno: "RC 0" }) })
    const { agency } = await clientOf("agency")
    const saved = await agency.updateReturnRules({ params: { id: served.people.agency }, payload: rules })
    expect(saved).toMatchObject(rules)
  })

  return {
    ...{ ...desk, clientOf, charges, sheet, rules, hired, complete, report, scratch, cameBack },
    ...{ decide, fine, drop, stepBack, extend }
  }
}
