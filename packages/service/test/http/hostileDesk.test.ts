import { majorUnits, price } from "@crewfleet/sdk"
import { beforeAll, expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { deskOf, inDays } from "../booking/desk.ts"
import { someContent, uuid } from "../condition/someReport.ts"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { details } from "../vehicle/someVehicle.ts"

describeServed("Hostile requests at the rental desk", (served) => {
  const { signIn } = inWordsOf(served)
  const { addVehicle, addBooking } = deskOf(served)
  let token = ""
  let [vehicleId, bookingId] = [0, 0]

  beforeAll(async () => {
    token = (await signIn("agency")).access_token
    vehicleId = await addVehicle({ regno: "HO51 ILE" })
    bookingId = await addBooking({ vehicleId })
  })

  const ask = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData
    const type = isForm ? {} : { "content-type": "application/json" }
    const response = await fetch(`${served.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...type },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) })
    })
    return { status: response.status, body: await response.json() }
  }
  const get = (path: string) => ask("GET", path)
  const violation = (field: string) => ({ status: 400, body: { violations: [{ field }] } })

  const wanted = (more: object = {}) => ({
    vehicleId,
    clientId: served.town.client,
    start: inDays(10),
    end: inDays(12),
    source: "TELEPHONE",
    paymentMethod: "CARD",
    ...more
  })
  const book = (more: object) => ask("POST", "/vehicle-booking", wanted(more))

  const noTimes = [
    "-271821-04-20T00:00:00Z",
    "-000001-01-01T00:00:00Z",
    "0000-06-01T00:00:00Z",
    "+010000-01-01T00:00:00Z",
    "+275760-09-12T00:00:00Z",
    "2031-02-29T09:00:00Z",
    "12/01/2031",
    "NaN",
    ""
  ]

  it.each(noTimes)("refuses “%s” for a point in time, wherever one is asked for", async (time) => {
    const text = encodeURIComponent(time)
    const day = encodeURIComponent(inDays(3))
    const asked = [
      ["from", `/vehicle-booking/schedule?from=${text}&to=${day}`],
      ["to", `/vehicle-booking/schedule?from=${day}&to=${text}`],
      ["start", `/vehicle-choice/available?start=${text}&end=${day}`],
      ["end", `/vehicle-choice/available?start=${day}&end=${text}`],
      ["start", `/vehicle-booking/price?vehicleId=${vehicleId}&start=${text}&end=${day}`],
      ["end", `/vehicle-booking/price?vehicleId=${vehicleId}&start=${day}&end=${text}`]
    ] as const
    for (const [field, path] of asked) expect(await get(path), path).toMatchObject(violation(field))
    expect(await book({ start: time })).toMatchObject(violation("start"))
    expect(await book({ end: time })).toMatchObject(violation("end"))
  })

  it("knows the first and the last day of four digits, and no year 0", async () => {
    for (const days of ["from=0001-01-01&to=9999-12-31", "from=9999-12-31", "to=0001-01-01"]) {
      expect((await get(`/vehicle-booking/0/10?${days}`)).status, days).toBe(200)
    }
    expect(await get("/vehicle-booking/0/10?from=0000-01-01")).toMatchObject(violation("from"))
    expect(await get("/vehicle-booking/0/10?to=0000-12-31")).toMatchObject(violation("to"))
  })

  it("lists a booking once however often its status is named, and none of another status", async () => {
    const idsOf = async (statuses: ReadonlyArray<string>) => {
      const { status, body } = await get(`/vehicle-booking/0/50?statuses=${statuses.join(",")}`)
      expect(status).toBe(200)
      return body.content.map(({ id }: { id: number }) => id)
    }
    const cancelled = await addBooking({ vehicleId, status: "CANCELLED" })
    const complete = await idsOf(["COMPLETE"])
    expect(complete).toContain(bookingId)
    for (const times of [2, 7, 1000]) expect(await idsOf(Array(times).fill("COMPLETE"))).toEqual(complete)
    expect(await idsOf([" COMPLETE", "COMPLETE "])).toEqual(complete)
    expect(await idsOf(Array(7).fill("CANCELLED"))).toEqual([cancelled])
  })

  it("refuses an idempotency key that no index takes, and takes an empty one for none", async () => {
    const key = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join("")
    expect(await book({ idempotencyKey: key })).toMatchObject(violation("idempotencyKey"))
    for (const day of [100, 110]) {
      const times = { start: inDays(day), end: inDays(day + 1) }
      expect((await book({ idempotencyKey: "", ...times })).status).toBe(200)
    }
  })

  it("answers a key that made another booking with a conflict, and never with that booking", async () => {
    const key = { idempotencyKey: "0b9b2cf0-5d5e-4a65-9d3f-0000000000aa" }
    const first = { ...key, start: inDays(120), end: inDays(122) }
    const made = await book(first)
    expect(made.status).toBe(200)
    expect(await book(first)).toEqual(made)
    const other = await addVehicle({ regno: "HO52 ILE" })
    const others = {
      vehicleId: other,
      clientId: served.town.client + 1_000,
      start: inDays(121),
      end: inDays(130),
      source: "WALK_IN",
      paymentMethod: "CASH",
      promoCode: "TENTH"
    }
    for (const [field, value] of Object.entries(others)) {
      expect(await book({ ...first, [field]: value }), field).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("idempotency key") }
      })
    }
  })

  it("adds up a year in the dearest vehicle, in the quote, the booking and the figures", async () => {
    const dearest = 10_000_000
    const { id } = (
      await ask("POST", "/vehicle", {
        ...details(await placeOf(vehicleId)),
        vehicleRates: [{ weekDay: "MTF", rate: dearest }]
      })
    ).body
    await served.query((db) =>
      db.updateTable("vehicles").set({ status: "ACTIVE" }).where("id", "=", id).execute()
    )
    const times = { start: inDays(30), end: inDays(395) }
    const cost = price(new Date(times.start), new Date(times.end), { MTF: dearest * 100 })
    const quote = await get(`/vehicle-booking/price?vehicleId=${id}&start=${times.start}&end=${times.end}`)
    expect(quote).toMatchObject({ status: 200, body: { totalAmount: majorUnits(cost.total) } })
    const before = await revenue()
    const made = await book({ vehicleId: id, ...times })
    expect(made.status).toBe(200)
    const { invoices } = (await get(`/vehicle-booking/${made.body.id}`)).body
    expect(invoices).toMatchObject([
      { totalAmount: majorUnits(cost.total), subTotalAmount: majorUnits(cost.subTotal) }
    ])
    expect((await revenue()) - before).toBe(cost.total)
  })

  const revenue = async () =>
    (
      await served.query((db) =>
        db
          .selectFrom("tallies")
          .select(({ fn }) => fn.sum<number | null>("amount").as("amount"))
          .where("agencyId", "=", served.town.agency)
          .where("measure", "=", "revenue")
          .where("grain", "=", "day")
          .executeTakeFirstOrThrow()
      )
    ).amount ?? 0

  const placeOf = async (id: number) =>
    (
      await served.query((db) =>
        db.selectFrom("vehicles").select("locationId").where("id", "=", id).executeTakeFirstOrThrow()
      )
    ).locationId

  it("refuses two rates for the same days, of which one would not be charged", async () => {
    const rates = [45, 90].map((rate) => ({ weekDay: "MTF", rate }))
    const vehicle = { ...details(await placeOf(vehicleId), { regno: "TW02 RAT" }), vehicleRates: rates }
    expect(await ask("POST", "/vehicle", vehicle)).toMatchObject(violation("vehicleRates"))
  })

  const offer = (more: object) => ({
    title: "Off season",
    description: "For a rainy week.",
    promotionType: "OTHER_AWARD",
    startDate: "2097-07-01T08:00:00.000Z",
    expiryDate: "2097-07-31T20:00:00.000Z",
    usageLimit: 10,
    daysHired: 1,
    ...more
  })
  const promote = (more: object) => ask("POST", "/promo-code", offer(more))

  it("refuses names and reasons of which nothing can be seen", async () => {
    const unseen = "\u200b\u3164"
    expect(await promote({ title: unseen })).toMatchObject(violation("title"))
    const place = { name: unseen, city: "Leeds", country: "United Kingdom" }
    expect(await ask("POST", "/vehicle-location", place)).toMatchObject(violation("name"))
    const vehicle = details(await placeOf(vehicleId), { regno: "UN53 EEN", name: unseen })
    expect(await ask("POST", "/vehicle", vehicle)).toMatchObject(violation("name"))
    const change = { event: "booking.cancelled", reason: unseen }
    expect(await ask("PUT", `/vehicle-booking/${bookingId}/status`, change)).toMatchObject(
      violation("reason")
    )
  })

  it("refuses filters that nobody can look through, in a promotion and in its preview", async () => {
    const filters = [
      { names: Array(1001).fill("Ford") },
      { models: ["x".repeat(256)] },
      { names: ["Ford"], nameOperator: "toString" },
      { nameOperator: "__proto__" },
      { locationOperator: "x".repeat(50_000) }
    ]
    for (const vehicleFilter of filters) {
      const named = JSON.stringify(vehicleFilter).slice(0, 80)
      expect(await promote({ vehicleFilter }), named).toMatchObject(violation("vehicleFilter"))
      expect(await ask("POST", "/vehicle-choice/filtered", vehicleFilter), named).toMatchObject(
        violation("vehicleFilter")
      )
    }
    expect((await promote({ vehicleFilter: { names: ["Ford"], nameOperator: null } })).status).toBe(200)
  })

  it("shows nothing of another fleet, whatever a filter names", async () => {
    const foreign = await addVehicle({ regno: "FO11 EIG", agencyId: served.town.otherAgency })
    const foreignPlace = await placeOf(foreign)
    for (const filter of [
      { agencyId: served.town.otherAgency },
      { agencyId: served.town.otherAgency, vehicleIds: [foreign] },
      { locationIds: [foreignPlace] },
      { vehicleIds: [-1], vehicleOperator: "NOT_IN" }
    ]) {
      const { status, body } = await ask("POST", "/vehicle-choice/filtered?size=1000", filter)
      expect(status).toBe(200)
      expect(body.content.map(({ id }: { id: number }) => id)).not.toContain(foreign)
    }
    const vehicle = details(foreignPlace, { regno: "NO1 MINE" })
    expect(await ask("POST", "/vehicle", vehicle)).toMatchObject(violation("location.id"))
  })

  it("keeps a promotion's dates to the second, also in the hour that London's clock shows twice", async () => {
    for (const [startDate, expiryDate] of [
      ["2097-10-27T00:30:00.000Z", "2097-10-27T01:30:00.000Z"],
      ["2097-07-01T00:00:05.000Z", "2097-07-31T22:59:59.000Z"],
      ["2097-07-01T00:00:05.000Z", "2097-07-01T00:00:06.000Z"]
    ]) {
      expect((await promote({ startDate, expiryDate })).status, startDate).toBe(200)
      const { content } = (await get("/promo-code?size=1&sort=id")).body
      expect(content).toMatchObject([{ startDate, expiryDate }])
    }
    for (const [startDate, expiryDate] of [
      ["2097-10-27T01:10:00.000Z", "2097-10-27T00:30:00.000Z"],
      ["2097-07-01T00:00:05.000Z", "2097-07-01T00:00:05.000Z"]
    ])
      expect(await promote({ startDate, expiryDate }), startDate).toMatchObject(violation("expiryDate"))
  })

  it("finds a promotion by a code whose capitals are longer", async () => {
    expect((await promote({ code: "straße" })).status).toBe(200)
    await served.query((db) =>
      db
        .updateTable("promotions")
        .set({ status: "ACTIVE", startAt: new Date(Date.now() - 1_000) })
        .where("code", "=", "straße")
        .execute()
    )
    const times = { start: inDays(140), end: inDays(141) }
    expect((await book({ ...times, promoCode: " STRAße" })).status).toBe(200)
  })

  it("gives an identifier to one of several photos or reports that are sent at once", async () => {
    const days = [160, 163, 166, 169, 172, 175]
    const bookings = await Promise.all(
      days.map((day) => addBooking({ vehicleId, startAt: inDays(day), endAt: inDays(day + 1) }))
    )
    const photo = () => {
      const form = new FormData()
      form.set("file", new Blob([pngOf(300)], { type: "image/png" }), "damage.png")
      return form
    }
    const statuses = async (send: (id: number) => Promise<{ readonly status: number }>) =>
      (await Promise.all(bookings.map(send))).map(({ status }) => status).sort()
    const oneOfSix = [200, 409, 409, 409, 409, 409]
    for (const id of [uuid(701), uuid(702), uuid(703)]) {
      expect(
        await statuses((booking) => ask("PUT", `/vehicle-booking/${booking}/damage-photo/${id}`, photo()))
      ).toEqual(oneOfSix)
      const report = { id, content: someContent() }
      const sent = statuses((booking) =>
        ask("PUT", `/vehicle-booking/${booking}/condition-report/PICK_UP`, report)
      )
      expect((await sent).filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    }
  })

  it("refuses half a character before it is kept as another one, or as JSON that cannot be kept", async () => {
    const half = "\ud800"
    const place = { name: half, city: "Leeds", country: "United Kingdom" }
    expect(await ask("POST", "/vehicle-location", place)).toMatchObject(violation("name"))
    const promotion = { title: "T", vehicleFilter: { names: [half] } }
    expect((await ask("POST", "/promo-code", promotion)).status).toBe(400)
    const content = someContent({ remarks: `a${half}` })
    const path = `/vehicle-booking/${bookingId}/condition-report/PICK_UP`
    expect(await ask("PUT", path, { id: uuid(1), content })).toMatchObject(violation("remarks"))
    expect((await ask("PUT", path, { id: uuid(1), content: someContent({ remarks: "😀" }) })).status).toBe(
      200
    )
  })

  it("never answered any of this with a failure of its own", () => {
    expect(served.log.filter((line) => JSON.parse(line).status >= 500)).toEqual([])
  })
})
