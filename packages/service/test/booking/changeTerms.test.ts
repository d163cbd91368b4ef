import type { PromiseClient, TermsChange } from "@crewfleet/sdk"
import { sharedUntil } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { someLocation } from "../dashboard/someRows.ts"
import { linksAt } from "../link/linksAt.ts"
import { describeServed } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

describeServed("A change of a booking's terms", (served) => {
  const { as, addVehicle, addBooking, addPromotion, asked, kept } = bookingsAt(served)
  let bookings: PromiseClient["booking"]
  let plate = 100

  beforeAll(async () => {
    bookings = await as("agency")
    // The hirer is known from an earlier hire.
    await addBooking({ vehicleId: await addVehicle({ regno: "AA11 AAA" }) })
  })

  const another = (given: Parameters<typeof addVehicle>[0] = {}) =>
    addVehicle({ regno: `CH${plate++} ANG`, dailyRate: 5_000, saturdayRate: null, ...given })
  const booked = async (vehicleId: number, more: Parameters<typeof asked>[1] = {}) =>
    (await bookings.create(asked(vehicleId, more))).id ?? 0
  const set = (id: number, values: object) =>
    served.query((db) => db.updateTable("bookings").set(values).where("id", "=", id).execute())
  const priced = (id: number, change: Partial<TermsChange>, who = bookings) => {
    const { start, end, vehicleId, locationId } = change
    return who.termsPrice({ params: { id }, query: { start, end, vehicleId, locationId } })
  }
  /** Changes a booking as somebody who has seen its price and its version. */
  const change = async (id: number, wanted: Partial<TermsChange>, who = bookings) => {
    const totalAmount = wanted.totalAmount ?? (await priced(id, wanted, who)).after.totalAmount
    const version = wanted.version ?? (await who.byId({ params: { id }, query: {} })).version ?? 0
    return who.changeTerms({ params: { id }, query: {}, payload: { ...wanted, totalAmount, version } })
  }
  const place = (city: string, agencyId = served.people.agency) =>
    served.query(
      async (db) =>
        (
          await db
            .insertInto("locations")
            .values(someLocation({ agencyId, name: `Desk ${city} ${plate++}`, city }))
            .returning("id")
            .executeTakeFirstOrThrow()
        ).id
    )
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  it("extends a hire: agreed days keep their rate, new ones cost what they cost today, and what was paid stays", async () => {
    const vehicleId = await another()
    const id = await booked(vehicleId)
    const [invoice] = (await kept(id)).invoices
    await served.query(async (db) => {
      await db.updateTable("vehicles").set({ dailyRate: 8_000 }).where("id", "=", vehicleId).execute()
      const paid = { kind: "PAYMENT", reference: "CARD-1", amount: 5_000, happenedAt: new Date() } as const
      await db
        .insertInto("moneyEntries")
        .values({ bookingId: id, ...paid })
        .execute()
    })
    const price = await priced(id, { end: inDays(13) })
    expect(price).toMatchObject({
      before: { daysHired: 2, subTotalAmount: 103, totalAmount: 123.6 },
      after: { daysHired: 3, subTotalAmount: 185.4, totalAmount: 222.48 },
      difference: 98.88,
      available: true
    })
    expect((await kept(id)).invoices).toEqual([invoice])
    const moved = await change(id, { end: inDays(13), reason: " The hirer rang " })
    expect(moved).toEqual({ id, status: "BOOKED", version: 2 })
    const { booking, invoices, items } = await kept(id)
    expect(booking?.endAt.toISOString()).toBe(inDays(13))
    expect(invoices).toMatchObject([{ id: invoice?.id, total: 22_248, createdAt: invoice?.createdAt }])
    expect(items.map(({ rate }) => rate)).toEqual([5_000, 5_000, 8_000, 540])
    const told = await bookings.byId({ params: { id }, query: {} })
    expect(told.invoices?.[0]?.payments).toMatchObject([{ total: 50 }])
    const [entry] = await bookings.history({ params: { id }, query: {} })
    expect(entry).toMatchObject({
      event: "booking.changed",
      fromStatus: "BOOKED",
      toStatus: "BOOKED",
      reason: "The hirer rang",
      user: "Robin Shaw",
      differences: [{ what: "End" }, { what: "Price", from: "£123.60", to: "£222.48" }]
    })
  })

  it("tells with its price which issued invoice it would take back, and takes it back", async () => {
    const id = await booked(await another())
    const of = { params: { id }, query: {} }
    const { invoice } = await clientsOf(served)("agency")
    expect((await priced(id, { end: inDays(13) })).credits).toBeUndefined()
    const [issued] = await invoice.issue(of)
    expect((await priced(id, { end: inDays(13) })).credits).toBe(issued?.number)
    const elsewhere = await place("Hull")
    expect((await priced(id, { locationId: elsewhere })).credits).toBeUndefined()
    await change(id, { locationId: elsewhere })
    expect(await invoice.documents(of)).toHaveLength(1)
    await change(id, { end: inDays(13) })
    expect(await invoice.documents(of)).toMatchObject([{ kind: "CREDIT_NOTE", credits: issued?.number }, {}])
    expect((await priced(id, { end: inDays(14) })).credits).toBeUndefined()
  })

  it("is undone by the same step back, which the history tells as well", async () => {
    const id = await booked(await another())
    const before = await kept(id)
    await change(id, { end: inDays(15) })
    await change(id, { end: inDays(12) })
    const after = await kept(id)
    expect(after.items).toEqual(before.items)
    expect(after.invoices).toEqual(before.invoices)
    expect(after.changes.map(({ event }) => event)).toEqual([
      "booking.made",
      "booking.changed",
      "booking.changed"
    ])
  })

  it("applies the agreed promotion anew, without counting it again or asking whether it still runs", async () => {
    const { id: promotionId } = await addPromotion({
      title: "Tenth off",
      code: "CHANGED",
      promotionType: "DISCOUNT",
      discount: 10,
      usageLimit: 1
    })
    const id = await booked(await another(), { promoCode: "changed" })
    await served.query((db) =>
      db.updateTable("promotions").set({ status: "COMPLETED" }).where("id", "=", promotionId).execute()
    )
    await change(id, { end: inDays(14) })
    expect((await kept(id)).invoices).toMatchObject([{ discount: 2_000, subTotal: 20_600 }])
    const { usageCount } = await served.query((db) =>
      db.selectFrom("promotions").select("usageCount").where("id", "=", promotionId).executeTakeFirstOrThrow()
    )
    expect(usageCount).toBe(1)
  })

  it("keeps what the promotion gave when it was booked, whatever it was edited to since", async () => {
    const { id: promotionId } = await addPromotion({
      ...{ title: "Still a tenth off", code: "KEPT", promotionType: "DISCOUNT", discount: 10 }
    })
    const id = await booked(await another(), { promoCode: "kept" })
    const edited = { discount: 1, title: "Hardly anything off" }
    await served.query((db) =>
      db.updateTable("promotions").set(edited).where("id", "=", promotionId).execute()
    )
    expect(await priced(id, { end: inDays(14) })).toMatchObject({
      before: { discount: 10, promotion: "Still a tenth off" },
      after: { discount: 20, promotion: "Still a tenth off" }
    })
    await change(id, { end: inDays(14) })
    expect((await kept(id)).invoices).toMatchObject([{ discount: 2_000, subTotal: 20_600 }])
  })

  it("changes the vehicle, its snapshot and its rates, and keeps the place that was agreed", async () => {
    const id = await booked(await another())
    const other = await another({ name: "Kia", model: "Rio", dailyRate: 7_000, deposit: 4_200 })
    const { content: before } = await bookings.list({
      params: { page: 0, size: 10 },
      query: { searchCriteria: String(id) }
    })
    expect(before[0]?.vehicle?.name).toBe("Ford")
    await change(id, { vehicleId: other })
    const booking = await bookings.byId({ params: { id }, query: {} })
    expect(booking).toMatchObject({
      vehicle: { id: other, name: "Kia", model: "Rio", depositAmt: 42, location: { city: "Leeds" } },
      invoices: [{ subTotalAmount: 144.2 }]
    })
    const york = await place("York")
    await change(id, { locationId: york })
    const moved = await bookings.byId({ params: { id }, query: {} })
    expect(moved.vehicle?.location).toMatchObject({ id: york, city: "York" })
    const history = await bookings.history({ params: { id }, query: {} })
    expect(history[0]?.differences).toMatchObject([
      { what: "Place", to: expect.stringMatching(/^Desk York/) }
    ])
    expect(history[1]?.differences?.map(({ what }) => what)).toEqual(["Vehicle", "Price"])
    const days = await bookings.schedule({ query: { from: inDays(9), to: inDays(13) } })
    expect(days.find((vehicle) => vehicle.id === other)?.bookings).toMatchObject([{ id }])
  })

  it("holds a vehicle against every other booking, at its field, and lets one of many at once win", async () => {
    const [one, two] = [await another(), await another()]
    await booked(one, { start: inDays(20), end: inDays(22) })
    const id = await booked(two, { start: inDays(20), end: inDays(22) })
    expect(await priced(id, { vehicleId: one })).toMatchObject({ available: false })
    expect(await refusalOf(change(id, { vehicleId: one }))).toMatchObject({
      status: 409,
      violations: [{ field: "vehicleId" }]
    })
    expect((await kept(id)).booking?.vehicleId).toBe(two)
    const free = await another()
    const others = [await another(), await another(), await another()]
    const ids = await Promise.all(
      others.map((vehicle) => booked(vehicle, { start: inDays(20), end: inDays(22) }))
    )
    const answers = await Promise.all(ids.map((each) => statusOf(change(each, { vehicleId: free }))))
    expect(answers.toSorted()).toEqual([409, 409, undefined])
  })

  it("refuses what was seen in an older version or at another price, and changes nothing", async () => {
    const vehicleId = await another()
    const id = await booked(vehicleId)
    const { after } = await priced(id, { end: inDays(13) })
    await served.query((db) =>
      db.updateTable("vehicles").set({ dailyRate: 9_000 }).where("id", "=", vehicleId).execute()
    )
    const wanted = { end: inDays(13), totalAmount: after.totalAmount }
    expect(await refusalOf(change(id, wanted))).toMatchObject({
      status: 409,
      violations: [{ field: "totalAmount" }]
    })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => statusOf(change(id, { end: inDays(14), version: 1 })))
    )
    expect(answers.toSorted()).toEqual([409, 409, 409, undefined])
    expect(await refusalOf(change(id, { end: inDays(15), version: 1 }))).toMatchObject({
      status: 409,
      message: expect.stringContaining("Somebody else has changed this booking")
    })
    expect((await kept(id)).changes).toHaveLength(2)
  })

  it("changes the end and the place of return of a hire that runs, and neither its start nor its vehicle", async () => {
    const vehicleId = await another()
    const id = await booked(vehicleId, { start: inDays(30), end: inDays(31) })
    await set(id, { status: "IN_PROGRESS", startAt: soon(-30), endAt: soon(20) })
    const fieldsOf = async (wanted: Partial<TermsChange>) => {
      const { violations } = Object(await refusalOf(priced(id, wanted)))
      return violations.map(({ field }: { readonly field: string }) => field)
    }
    expect(await fieldsOf({ start: soon(1) })).toEqual(["start"])
    expect(await fieldsOf({ vehicleId: await another() })).toEqual(["vehicleId"])
    expect(await fieldsOf({ end: soon(-1) })).toEqual(["end"])
    expect(await fieldsOf({})).toEqual(["end"])
    await change(id, { end: soon(60), locationId: await place("Hull") })
    const running = await bookings.byId({ params: { id }, query: {} })
    expect(running).toMatchObject({ dropOff: { city: "Hull" }, vehicle: { location: { city: "Leeds" } } })
    await change(id, { end: soon(5) })
    expect((await bookings.byId({ params: { id }, query: {} })).status).toBe("IN_PROGRESS")
    await addBooking({ vehicleId, status: "BOOKED", startAt: soon(70), endAt: soon(80) })
    expect(await refusalOf(change(id, { end: soon(75) }))).toMatchObject({
      status: 409,
      violations: [{ field: "end" }]
    })
  })

  it("keeps the vehicle of which a condition report tells", async () => {
    const vehicleId = await another()
    const id = await booked(vehicleId)
    await served.query((db) =>
      db
        .insertInto("conditionReports")
        .values({
          id: "0b9b2cf0-5d5e-4a65-9d3f-000000000064",
          bookingId: id,
          agencyId: served.people.agency,
          moment: "PICK_UP",
          content: "{}",
          receivedFrom: null
        })
        .execute()
    )
    expect(await refusalOf(priced(id, { vehicleId: await another() }))).toMatchObject({
      status: 400,
      violations: [{ field: "vehicleId" }]
    })
  })

  it("says of a booking that is over where it stands", async () => {
    for (const status of ["COMPLETE", "CANCELLED"]) {
      const id = await addBooking({ vehicleId: await another(), status: status as "COMPLETE" })
      expect(await refusalOf(priced(id, { end: inDays(40) }))).toMatchObject({
        status: 409,
        message: expect.stringMatching(/^“Change booking” is not possible/)
      })
    }
  })

  it("asks of no vehicle more than is agreed where a hire is only shortened", async () => {
    const vehicleId = await another()
    const id = await booked(vehicleId, { end: inDays(14) })
    await served.query((db) =>
      db.updateTable("vehicles").set({ status: "INACTIVE" }).where("id", "=", vehicleId).execute()
    )
    expect(await refusalOf(priced(id, { end: inDays(15) }))).toMatchObject({
      violations: [{ field: "vehicleId" }]
    })
    await change(id, { end: inDays(12) })
    expect((await kept(id)).items).toHaveLength(3)
  })

  it("counts days by the clock on the wall where the clocks change", async () => {
    const id = await booked(await another(), {
      start: "2027-03-27T09:00:00Z",
      end: "2027-03-28T08:00:00Z"
    })
    const { before, after } = await priced(id, { end: "2027-03-29T08:00:00Z" })
    expect([before.daysHired, after.daysHired]).toEqual([1, 2])
  })

  it("moves the end of the hirer's links with whoever has opened them, later and earlier, and of none that has ended", async () => {
    const id = await booked(await another())
    const other = await booked(await another())
    const { open, share } = linksAt(served)
    await open(await share(id))
    await open(await share(other))
    const ends = (recordId: number) =>
      served.query((db) =>
        db
          .selectFrom("accessLinks")
          .innerJoin("linkVisits", "linkId", "accessLinks.id")
          .select(["accessLinks.endsAt as link", "linkVisits.endsAt as visit"])
          .where("recordId", "=", recordId)
          .execute()
      )
    const until = (day: string) => {
      const end = sharedUntil(new Date(day), new Date())
      return [{ link: end, visit: end }]
    }
    await change(id, { end: inDays(16) })
    expect(await ends(id)).toEqual(until(inDays(16)))
    expect(await ends(other)).toEqual(until(inDays(12)))
    await change(id, { end: inDays(13) })
    expect(await ends(id)).toEqual(until(inDays(13)))
    const endsAt = new Date(Date.now() - 60_000)
    await served.query((db) =>
      db.updateTable("accessLinks").set({ endsAt }).where("recordId", "=", id).execute()
    )
    await change(id, { end: inDays(14) })
    expect((await ends(id)).map(({ link }) => link)).toEqual([endsAt])
  })

  it("moves the end of the hirer's links, and the figures of the dashboard with the rows", async () => {
    const id = await booked(await another())
    await bookings.share({ params: { id }, query: {} })
    await change(id, { start: inDays(11), end: inDays(16) })
    const found = await served.query(async (db) => ({
      link: await db
        .selectFrom("accessLinks")
        .select("endsAt")
        .where("recordId", "=", id)
        .executeTakeFirstOrThrow(),
      revenue: await db
        .selectFrom("tallies")
        .select(({ fn }) => fn.sum<string>("amount").as("sum"))
        .where("measure", "=", "revenue")
        .where("grain", "=", "day")
        .where("agencyId", "=", served.people.agency)
        .executeTakeFirstOrThrow(),
      invoiced: await db
        .selectFrom("invoices")
        .select(({ fn }) => fn.sum<string>("total").as("sum"))
        .where("agencyId", "=", served.people.agency)
        .executeTakeFirstOrThrow()
    }))
    expect(found.link.endsAt).toEqual(sharedUntil(new Date(inDays(16)), new Date()))
    expect(Number(found.revenue.sum)).toBe(Number(found.invoiced.sum))
    const count = async (from: string) =>
      (
        await bookings.list({
          params: { page: 0, size: 1 },
          query: { from, to: from, statuses: ["BOOKED"] }
        })
      ).totalElements
    expect(await count(inDays(11).slice(0, 10))).toBe(1)
  })

  it("is another agency's business for nobody but admins, and takes no place or vehicle of another agency", async () => {
    const id = await booked(await another())
    const other = await as("other-agency")
    expect(await statusOf(priced(id, { end: inDays(13) }, other))).toBe(404)
    expect(await statusOf(change(id, { end: inDays(13), totalAmount: 1, version: 1 }, other))).toBe(404)
    const { otherAgency } = served.people
    expect(await refusalOf(priced(id, { locationId: await place("Bath", otherAgency) }))).toMatchObject({
      status: 400,
      violations: [{ field: "locationId" }]
    })
    expect(await statusOf(priced(id, { vehicleId: await another({ agencyId: otherAgency }) }))).toBe(404)
    expect((await change(id, { end: inDays(13) }, await as("admin"))).version).toBe(2)
  })
})
