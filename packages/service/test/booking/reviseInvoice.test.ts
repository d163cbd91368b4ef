import { price } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { beforeEach, expect, it } from "vitest"
import { insertInvoice } from "../../src/booking/insertInvoice.ts"
import { documentsOf, issueInvoice } from "../../src/booking/issuedInvoices.ts"
import { reviseInvoice } from "../../src/booking/reviseInvoice.ts"
import { Database } from "../../src/database/Database.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { twoAgencies } from "../dashboard/twoAgencies.ts"
import { describeOnce } from "../database/onBothDatabases.ts"

const costOf = (days: number) =>
  price(
    {
      start: new Date("2026-06-01T09:00:00Z"),
      end: new Date(Date.UTC(2026, 5, 1 + days, 9)),
      zone: "Europe/London"
    },
    { MTF: 10_000 },
    "GBP"
  )

describeOnce("reviseInvoice", (run) => {
  let invoiced = { bookingId: 0, agencyId: 1, currency: "GBP" }
  const kept = () =>
    run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => ({
          invoices: await db
            .selectFrom("invoices")
            .where("bookingId", "=", invoiced.bookingId)
            .select(["id", "total"])
            .execute(),
          lines: await db
            .selectFrom("invoiceItems")
            .innerJoin("invoices", "invoices.id", "invoiceId")
            .where("bookingId", "=", invoiced.bookingId)
            .select("invoiceItems.total")
            .execute(),
          revenue: await db
            .selectFrom("tallies")
            .where("measure", "=", "revenue")
            .where("grain", "=", "day")
            .where("agencyId", "=", 1)
            .select(({ fn }) => fn.sum<number>("amount").as("sum"))
            .executeTakeFirstOrThrow()
        }))
      )
    )

  beforeEach(async () => {
    const bookingId = await run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          const known = await db.selectFrom("agencies").select("id").executeTakeFirst()
          if (!known) {
            await twoAgencies(db)
            await db.insertInto("clients").values(someHirer()).execute()
            await db.insertInto("locations").values(someLocation()).execute()
            await db.insertInto("vehicles").values(someVehicle()).execute()
          }
          return (
            await db.insertInto("bookings").values(someBooking()).returning("id").executeTakeFirstOrThrow()
          ).id
        })
      )
    )
    invoiced = { ...invoiced, bookingId }
  })
  const documents = () => run(documentsOf({ id: invoiced.bookingId, agencyId: 1 }))

  it("writes another price into the draft, and the figures follow", async () => {
    await run(insertInvoice(invoiced, costOf(2)))
    const before = await kept()
    await run(reviseInvoice(invoiced, costOf(3)))
    const after = await kept()
    expect(after.invoices).toEqual([{ id: before.invoices[0]?.id, total: costOf(3).total }])
    expect(after.lines).toHaveLength(4)
    expect(Number(after.revenue.sum) - Number(before.revenue.sum)).toBe(costOf(3).total - costOf(2).total)
    expect(await documents()).toEqual([])
  })

  it("takes what was issued back by a credit note first", async () => {
    await run(insertInvoice(invoiced, costOf(2)))
    await run(issueInvoice({ id: invoiced.bookingId, agencyId: 1 }, null))
    await run(reviseInvoice(invoiced, costOf(3)))
    expect((await kept()).invoices).toMatchObject([{ total: costOf(3).total }])
    expect(await documents()).toMatchObject([
      { kind: "CREDIT_NOTE", total: -costOf(2).total / 100, reason: "The booking was changed" },
      { kind: "INVOICE", total: costOf(2).total / 100 }
    ])
  })

  it("makes an invoice where there was none", async () => {
    await run(reviseInvoice(invoiced, costOf(1)))
    expect((await kept()).invoices).toMatchObject([{ total: costOf(1).total }])
  })
})
