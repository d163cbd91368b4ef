import type { PromiseClient } from "@crewfleet/sdk"
import { defaultTimeZone, price } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

describeServed("Making a booking", (served) => {
  const { as, addVehicle, addBooking, asked, kept } = bookingsAt(served)
  let bookings: PromiseClient["booking"]
  let vehicleId = 0

  beforeAll(async () => {
    bookings = await as("agency")
    vehicleId = await addVehicle({ regno: "AA11 AAA", saturdayRate: 5_000 })
    // The hirer is known from an earlier hire.
    await addBooking({ vehicleId })
  })

  it("keeps who hires what, when, for how much, and who made it", async () => {
    const made = await bookings.create(asked(vehicleId))
    expect(made).toMatchObject({ status: "BOOKED", version: 1 })
    const { booking, invoices, items, changes } = await kept(made.id)
    expect(booking).toMatchObject({
      vehicleId,
      agencyId: served.people.agency,
      clientId: served.people.client,
      firstname: "Harbour",
      surname: "Care",
      email: "office@harbour.example",
      source: "TELEPHONE",
      paymentMethod: "CARD"
    })
    const cost = price(
      { start: new Date(inDays(10)), end: new Date(inDays(12)), zone: defaultTimeZone },
      { MTF: 4_200, SAT: 5_000 },
      "GBP"
    )
    const { subTotal, discount, vat, total } = cost
    expect(invoices).toMatchObject([{ currency: "GBP", subTotal, discount, vat, total, vatPercentage: 20 }])
    expect(items).toEqual(cost.lines)
    expect(changes).toMatchObject([
      { kind: "booking", event: "booking.made", fromStatus: null, toStatus: "BOOKED" }
    ])
    expect(changes[0]?.userId).toBeGreaterThan(0)
  })

  it("quotes the same price without saving anything, and says whether the vehicle is free", async () => {
    const count = () =>
      served.query((db) =>
        db
          .selectFrom("bookings")
          .select(({ fn }) => fn.countAll<number>().as("all"))
          .executeTakeFirstOrThrow()
      )
    const before = await count()
    const query = { vehicleId, start: inDays(20), end: inDays(21) }
    const quote = await bookings.price({ query })
    const { subTotal, vat, total } = price(
      { start: new Date(query.start), end: new Date(query.end), zone: defaultTimeZone },
      {
        MTF: 4_200,
        SAT: 5_000
      },
      "GBP"
    )
    expect(quote).toMatchObject({
      daysHired: 1,
      subTotalAmount: subTotal / 100,
      discount: 0,
      vatPercentage: 20,
      vatAmount: vat / 100,
      totalAmount: total / 100,
      currency: "GBP",
      available: true
    })
    expect(quote.invoiceItemResult).toHaveLength(2)
    expect(await bookings.price({ query: { ...query, start: inDays(11), end: inDays(21) } })).toMatchObject({
      available: false
    })
    expect(await count()).toEqual(before)
  })

  it("makes one booking of fifty attempts on one vehicle and time, and nothing of the others", async () => {
    const wanted = await addVehicle({ regno: "BB22 BBB" })
    const attempts = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        statusOf(bookings.create(asked(wanted, { start: inDays(30), end: inDays(32 + (index % 3)) })))
      )
    )
    expect(attempts.filter((status) => status === undefined)).toHaveLength(1)
    expect(attempts.filter((status) => status === 409)).toHaveLength(49)
    const rows = await served.query((db) =>
      db
        .selectFrom("bookings")
        .leftJoin("invoices", "invoices.bookingId", "bookings.id")
        .leftJoin("changes", "changes.subjectId", "bookings.id")
        .where("vehicleId", "=", wanted)
        .select(["bookings.id", "invoices.id as invoiceId", "changes.id as changeId"])
        .execute()
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ invoiceId: expect.any(Number), changeId: expect.any(Number) })
    const orphans = await served.query((db) =>
      db
        .selectFrom("invoices")
        .where("bookingId", "not in", db.selectFrom("bookings").select("id"))
        .selectAll()
        .execute()
    )
    expect(orphans).toEqual([])
  })

  it("makes one booking however often the same is sent, at once or later", async () => {
    const wanted = await addVehicle({ regno: "CC33 CCC" })
    const same = () =>
      bookings.create(asked(wanted), { idempotencyKey: "0b9b2cf0-5d5e-4a65-9d3f-000000000001" })
    const answers = await Promise.all(Array.from({ length: 5 }, same))
    answers.push(await same())
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await statusOf(bookings.create(asked(wanted), { idempotencyKey: "another" }))).toBe(409)
  })

  it("names the vehicle where it is booked already, and no field where something else is in the way", async () => {
    const wanted = await addVehicle({ regno: "LL22 LLL" })
    const idempotencyKey = "0b9b2cf0-5d5e-4a65-9d3f-000000000004"
    await bookings.create(asked(wanted), { idempotencyKey })
    const message = "This vehicle is already booked at that time. Choose another vehicle or another time."
    expect(await refusalOf(bookings.create(asked(wanted)))).toMatchObject({
      status: 409,
      message,
      violations: [{ field: "vehicleId", message }]
    })
    const reused = bookings.create(asked(wanted, { source: "WALK_IN" }), { idempotencyKey })
    expect(await refusalOf(reused)).toMatchObject({ status: 409, violations: [] })
  })

  it("lets a hire begin when the one before ends, and takes the time of one that was cancelled", async () => {
    const wanted = await addVehicle({ regno: "DD44 DDD" })
    const first = await bookings.create(asked(wanted))
    await bookings.create(asked(wanted, { start: inDays(12), end: inDays(13) }))
    expect(await statusOf(bookings.create(asked(wanted, { start: inDays(9), end: inDays(11) })))).toBe(409)
    const { id = 0 } = first
    await bookings.changeStatus({
      params: { id: id ?? 0 },
      query: {},
      payload: { event: "booking.cancelled", reason: "Hirer rang" }
    })
    expect(
      await statusOf(bookings.create(asked(wanted, { start: inDays(9), end: inDays(11) })))
    ).toBeUndefined()
  })

  it.each([
    ["a start in the past", { start: inDays(-1) }, "start", "The start must be in the future"],
    [
      "a start in another century",
      { start: "2206-09-10T00:00:00Z", end: "2206-09-11T00:00:00Z" },
      "start",
      "The start must be within the next ten years"
    ],
    ["an end before the start", { end: inDays(9) }, "end", "The end must be after the start"],
    ["a hire of two years", { end: inDays(740) }, "end", "A hire can last 365 days at most"],
    ["a source that nobody knows", { source: "PIGEON" }, "source", undefined],
    ["a way to pay that nobody knows", { paymentMethod: "SHELLS" }, "paymentMethod", undefined]
  ])("refuses %s at its field", async (_, more, field, message) => {
    const refusal = await refusalOf(bookings.create(asked(vehicleId, more as object)))
    expect(refusal).toMatchObject({
      status: 400,
      violations: [message === undefined ? { field } : { field, message }]
    })
  })

  it("refuses vehicles that are not for hire, and what it may not know of", async () => {
    const draft = await addVehicle({ regno: "EE55 EEE", status: "INACTIVE" })
    expect(await refusalOf(bookings.create(asked(draft)))).toMatchObject({
      status: 400,
      violations: [{ field: "vehicleId" }]
    })
    const foreign = await addVehicle({ regno: "FF66 FFF", agencyId: served.people.otherAgency })
    for (const id of [foreign, 999_999, 99_999_999_999, -1])
      expect(await statusOf(bookings.create(asked(id))), String(id)).toBe(404)
    for (const clientId of [999_999, 99_999_999_999])
      expect(await statusOf(bookings.create(asked(vehicleId, { clientId })))).toBe(404)
  })

  it("refuses whoever may not see the agency's hirers", async () => {
    const trainee = await as("trainee")
    expect(await statusOf(trainee.create(asked(vehicleId, { start: inDays(60), end: inDays(61) })))).toBe(403)
  })

  it("lets an admin book for anybody, in the vehicle's agency", async () => {
    const foreign = await addVehicle({ regno: "GG77 GGG", agencyId: served.people.otherAgency })
    const admin = await as("admin")
    expect(await refusalOf(admin.create(asked(foreign)))).toMatchObject({
      status: 409,
      message: expect.stringContaining("base currency")
    })
    await served.query((db) => db.updateTable("agencies").set({ baseCurrency: "EUR" }).execute())
    // The hirer has never booked with that agency, which so may not find out about them.
    expect(await statusOf((await as("other-agency")).create(asked(foreign)))).toBe(404)
    const { id } = await admin.create(asked(foreign))
    expect((await kept(id)).booking?.agencyId).toBe(served.people.otherAgency)
  })
})
