import type { ListedBooking } from "@crewfleet/sdk"
import { bookingStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { beforeAll, expect, it } from "vitest"
import { bookingPage } from "../../src/booking/bookingPage.ts"
import { Database } from "../../src/database/Database.ts"
import type { BookingStatus } from "../../src/database/RentalTables.ts"
import { someBooking, someHirer, someInvoice, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { twoAgencies } from "../dashboard/twoAgencies.ts"
import { describeOnBoth, describeOnce, type Run } from "../database/onBothDatabases.ts"

const onDay = (day: number) => ({
  startAt: new Date(Date.UTC(2026, 5, day, 9)),
  endAt: new Date(Date.UTC(2026, 5, day, 18))
})

interface BookingFilter
  extends Pick<
    Parameters<typeof bookingPage>[0],
    "scope" | "from" | "until" | "made" | "invoiced" | "currency" | "sort"
  > {
  readonly statuses: ReadonlyArray<BookingStatus>
  readonly search: string
  readonly descending: boolean
}

const pagesOf =
  (run: Run) =>
  ({ descending, ...filter }: Partial<BookingFilter> = {}, page = 0, size = 10) =>
    run(
      bookingPage({
        statuses: ["BOOKED"],
        scope: undefined,
        direction: descending ? "DESC" : "ASC",
        ...filter,
        page,
        size
      })
    )

const filled = Effect.flatMap(Database, ({ query }) =>
  query(async (db) => {
    await twoAgencies(db)
    await db.insertInto("clients").values(someHirer()).execute()
    await db
      .insertInto("locations")
      .values([someLocation(), someLocation({ agencyId: 2, city: "Bristol" })])
      .execute()
    await db
      .insertInto("vehicles")
      .values([
        someVehicle({ regno: "AB34 CDE" }),
        someVehicle({ agencyId: 2, name: "Kia", model: "Sportage", regno: "XY70 ZZZ", locationId: 2 })
      ])
      .execute()
    await db
      .insertInto("bookings")
      .values([
        someBooking({
          ...onDay(3),
          status: "BOOKED",
          firstname: "Cleo",
          surname: "O'Neill",
          email: "cleo@mail.example"
        }),
        someBooking({
          ...onDay(1),
          status: "BOOKED",
          firstname: "Asa",
          email: "asa_100%@mail.example"
        }),
        someBooking({ ...onDay(2), status: "BOOKED", firstname: "Bea", vehicleId: 2, agencyId: 2 }),
        someBooking({ ...onDay(4), status: "RESERVED", firstname: "Dan" }),
        someBooking({ ...onDay(5), status: "CANCELLED", firstname: "Eva" })
      ])
      .execute()
    await db
      .insertInto("invoices")
      .values([
        someInvoice({ bookingId: 3, agencyId: 2, total: 12_345 }),
        someInvoice({ bookingId: 3, total: 1 })
      ])
      .execute()
  })
)

describeOnBoth("bookingPage", (run) => {
  const page = pagesOf(run)

  const found = async (search: string, more: Partial<BookingFilter> = {}) => {
    const { content, totalElements } = await page({ ...more, search })
    expect(totalElements).toBe(content.length)
    return content.map(({ firstname }: ListedBooking) => firstname)
  }

  beforeAll(() => run(filled))

  it("lists those that are booked, the next to start first, and counts all of them", async () => {
    expect(await found("")).toEqual(["Asa", "Bea", "Cleo"])
    const second = await page({}, 1, 2)
    expect(second.content.map(({ firstname }) => firstname)).toEqual(["Cleo"])
    expect(second.totalElements).toBe(3)
  })

  it("tells the vehicle, its agency and place, and the first invoice in major units", async () => {
    const [, bea, cleo] = (await page()).content
    expect(bea).toEqual({
      id: 3,
      firstname: "Bea",
      surname: "Hill",
      email: "ada.hill@mail.example",
      vehicle: { name: "Kia", model: "Sportage", regno: "XY70 ZZZ", agency: { name: "South" } },
      start: "2026-06-02T09:00:00.000Z",
      end: "2026-06-02T18:00:00.000Z",
      status: "BOOKED",
      client: { id: 1 },
      version: 1,
      location: { city: "Bristol", country: "United Kingdom" },
      invoices: [{ totalAmount: 123.45, currency: "GBP" }]
    })
    expect(cleo?.invoices).toEqual([])
  })

  it.each([
    ["a name in any case", " o'NEILL ", ["Cleo"]],
    ["first and last name", "bea hill", ["Bea"]],
    ["an e-mail", "asa_100%@", ["Asa"]],
    ["a registration with its space", "xy70 z", ["Bea"]],
    ["a registration without it", "xy70zzz", ["Bea"]],
    ["a make and model", "ford focus", ["Asa", "Cleo"]],
    ["an id", "2", ["Asa"]],
    ["a wildcard, taken literally", "%", ["Asa"]],
    ["what nobody has", "zebra", []],
    ["a booking that is not booked", "dan", []],
    ["a number that is no id", "99999999999999999999", []]
  ])("finds by %s", async (_, search, names) => {
    expect(await found(search)).toEqual(names)
  })

  it("finds by every part of a text, however long", async () => {
    const text = "cleo o'neill cleo@mail.example"
    const parts = Array.from(text, (_, from) => text.slice(from, from + (1 + ((from * 5) % 12))).trim())
    for (const part of parts) expect(await found(part), part).toContain("Cleo")
    for (const part of parts.filter(({ length }) => length > 3))
      expect(await found(part.replace(/.$/, "~")), part).toEqual([])
  })

  it("keeps to one agency and to the statuses asked for", async () => {
    expect(await found("", { scope: 2 })).toEqual(["Bea"])
    for (const search of ["hi", "hil", "hill", "a hill"])
      expect(await found(search, { scope: 1 }), search).toEqual(["Asa"])
    expect(await found("", { statuses: ["RESERVED", "CANCELLED"] })).toEqual(["Dan", "Eva"])
    expect(await found("eva", { statuses: ["RESERVED", "CANCELLED"] })).toEqual(["Eva"])
    expect(await found("", { statuses: [] })).toEqual(["Asa", "Bea", "Cleo", "Dan", "Eva"])
  })

  it("keeps to the days on which they start, in the order asked for", async () => {
    const statuses = bookingStatuses
    const [second, fourth] = [new Date("2026-06-01T23:00:00Z"), new Date("2026-06-03T23:00:00Z")]
    expect(await found("", { statuses, from: second, until: fourth })).toEqual(["Bea", "Cleo"])
    expect(await found("", { statuses, from: fourth })).toEqual(["Dan", "Eva"])
    expect(await found("", { statuses, until: second })).toEqual(["Asa"])
    expect(await found("", { from: second, scope: 1 })).toEqual(["Cleo"])
    expect(await found("hill", { statuses, from: second, until: fourth })).toEqual(["Bea"])
    expect(await found("", { statuses, descending: true })).toEqual(["Eva", "Dan", "Cleo", "Bea", "Asa"])
    expect(await found("", { statuses: ["BOOKED", "CANCELLED"], descending: true })).toEqual([
      "Eva",
      "Cleo",
      "Bea",
      "Asa"
    ])
  })

  it("lists what was made or invoiced in an interval in that order, unless another is asked for", async () => {
    const before = { createdAt: new Date("2026-04-02T09:00:00Z") }
    await run(
      Effect.flatMap(Database, (database) =>
        database.query(async (db) => {
          await db.updateTable("bookings").set(before).where("firstname", "=", "Cleo").execute()
          const invoice = someInvoice({ bookingId: 2, total: 5_000, currency: "EUR", ...before })
          await db.insertInto("invoices").values(invoice).execute()
        })
      )
    )
    const ever = "2026-01-01T00:00:00Z/2100-01-01T00:00:00Z"
    const [april, may] = [
      "2026-04-01T00:00:00Z/2026-05-01T00:00:00Z",
      "2026-05-01T00:00:00Z/2026-06-01T00:00:00Z"
    ]
    expect(await found("", { made: ever })).toEqual(["Cleo", "Asa", "Bea"])
    expect(await found("", { made: ever, descending: true })).toEqual(["Bea", "Asa", "Cleo"])
    expect(await found("", { made: ever, sort: "start" })).toEqual(["Asa", "Bea", "Cleo"])
    expect(await found("", { made: april })).toEqual(["Cleo"])
    expect(await found("hill", { made: ever, statuses: ["BOOKED", "CANCELLED"] })).toEqual([
      "Asa",
      "Bea",
      "Eva"
    ])
    expect(await found("", { invoiced: ever })).toEqual(["Asa", "Bea"])
    expect(await found("", { invoiced: april, currency: "EUR" })).toEqual(["Asa"])
    expect(await found("", { invoiced: april, currency: "GBP" })).toEqual([])
    expect(await found("", { invoiced: may })).toEqual([])
  })

  it("merges statuses page by page without losing or repeating any", async () => {
    const statuses = ["BOOKED", "RESERVED", "CANCELLED"] as const
    const pages = [
      await page({ statuses }, 0, 2),
      await page({ statuses }, 1, 2),
      await page({ statuses }, 2, 2)
    ]
    expect(pages.flatMap(({ content }) => content.map(({ firstname }) => firstname))).toEqual([
      "Asa",
      "Bea",
      "Cleo",
      "Dan",
      "Eva"
    ])
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([5, 5, 5])
  })

  it("counts by days what is there once bookings have changed, moved and gone", async () => {
    await run(
      Effect.flatMap(Database, (database) =>
        database.query(async (db) => {
          await db
            .updateTable("bookings")
            .set({ status: "AUTHORIZED" })
            .where("firstname", "=", "Dan")
            .execute()
          await db.updateTable("bookings").set(onDay(9)).where("firstname", "=", "Asa").execute()
          await db.deleteFrom("bookings").where("firstname", "=", "Eva").execute()
        })
      )
    )
    const from = new Date("2026-05-31T23:00:00Z")
    const statuses = bookingStatuses
    expect(await found("", { statuses, from })).toEqual(["Bea", "Cleo", "Dan", "Asa"])
    expect(await found("", { statuses, from: new Date("2026-06-08T23:00:00Z") })).toEqual(["Asa"])
    expect(await found("", { statuses: ["AUTHORIZED"], from })).toEqual(["Dan"])
    expect(await found("", { statuses: ["RESERVED", "CANCELLED"], from })).toEqual([])
  })
})

// What differs between the databases is shown above; PGlite would take five times as long for thousands.
describeOnce("bookingPage of thousands", (run) => {
  const page = pagesOf(run)
  beforeAll(() => run(filled))

  it("counts no more than two thousand that a search finds, and leads to all of them", async () => {
    await run(
      Effect.flatMap(Database, (database) =>
        database.query((db) =>
          db
            .insertInto("bookings")
            .values(
              Array.from({ length: 4_203 }, (_, index) =>
                someBooking({
                  startAt: new Date(Date.UTC(2020, 0, 1, index)),
                  endAt: new Date(Date.UTC(2020, 0, 1, index, 30)),
                  firstname: "Zoë"
                })
              )
            )
            .execute()
        )
      )
    )
    const statuses = ["COMPLETE"] as const
    const totals: Array<string> = []
    let listed = 0
    for (let number = 0; ; number += 1) {
      const { content, totalElements, atLeast } = await page({ statuses, search: "zoë" }, number, 1_000)
      totals.push(`${atLeast ? "at least " : ""}${totalElements}`)
      listed += content.length
      if (content.length === 0 || (number + 1) * 1_000 >= totalElements) break
    }
    expect(listed).toBe(4_203)
    expect(totals).toEqual(["at least 2001", "at least 2001", "at least 3001", "at least 4001", "4203"])
    expect((await page({ statuses }, 0, 1)).totalElements).toBe(4_203)
  })
})
