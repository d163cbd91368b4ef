import type { InvoiceIssued } from "@crewfleet/sdk"
import { defaultTimeZone, writeInstant } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { pdfTexts } from "../pdf/pdfTexts.ts"
import { describeServed } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { inDays } from "./bookingsAt.ts"
import { invoicesAt } from "./invoicesAt.ts"

const query = {}
const dateOf = (instant: string) => writeInstant("date", instant, defaultTimeZone)
const momentOf = (instant: string) => writeInstant("moment", instant, defaultTimeZone)

describeServed("The invoice of a booking as a document", (served) => {
  const {
    as,
    addVehicle,
    newVehicle,
    addBooking,
    asked,
    clientOf,
    book,
    issue,
    credit,
    documents,
    pdf,
    mail
  } = invoicesAt(served)
  const year = new Date().getFullYear()
  const textOf = async (id: number, number: string) =>
    pdfTexts(Buffer.from(await pdf(id, number))).texts.map(({ text }) => text)
  const countOf = ([last]: ReadonlyArray<InvoiceIssued>) => Number(/^\d+-(\d+)/.exec(last?.number ?? "")?.[1])

  it("is a draft until it is issued, and has a number and its day from then on", async () => {
    const id = await book()
    expect(await documents(id)).toEqual([])
    const issued = await issue(id)
    expect(issued).toMatchObject([{ kind: "INVOICE", total: 103.82, due: 103.82, currency: "GBP" }])
    expect(issued[0]?.number).toMatch(new RegExp(`^${year}-\\d{4}$`))
    expect(issued[0]?.issuedOn).toMatch(new RegExp(`^${year}-`))
    expect(await refusalOf(issue(id))).toMatchObject({
      status: 409,
      message: "This invoice is issued already. Credit it before you issue another."
    })
  })

  it("names the hirer as their record does, until it is issued and from its credit note on", async () => {
    const { hirer, booking } = await clientOf("agency")
    const person = { name: "Ida Morow", email: "", telephone: "07700 900123" }
    const { id: clientId } = await hirer.create({ query, payload: person })
    const vehicleId = await newVehicle()
    const id = (await (await as("agency")).create(asked(vehicleId, { clientId }))).id ?? 0
    const rename = (name: string) =>
      hirer.update({ params: { id: clientId }, query, payload: { ...person, name } })
    const named = async () => (await booking.byId({ params: { id }, query })).invoices?.[0]?.client?.name
    await rename("Ida Morrow")
    expect(await named()).toBe("Ida Morrow")
    const [first] = await issue(id)
    await rename("Ida Morrow-Hill")
    expect(await named()).toBe("Ida Morrow")
    expect((await textOf(id, first?.number ?? "")).join()).not.toContain("Morrow-Hill")
    await credit(id, "Wrong name")
    expect(await named()).toBe("Ida Morrow-Hill")
    const [second] = await issue(id)
    expect((await textOf(id, second?.number ?? "")).join()).toContain("Ida Morrow-Hill")
  })

  it("tells the hirer's postcode between town and country, and keeps it", async () => {
    const { hirer, booking } = await clientOf("agency")
    const address = { firstLine: "1 Quay", town: "Hull", postcode: "HU1 1AA", country: "United Kingdom" }
    const person = { name: "Noor Aziz", email: "", telephone: "07700 900456", address }
    const { id: clientId } = await hirer.create({ query, payload: person })
    const vehicleId = await newVehicle()
    const id = (await (await as("agency")).create(asked(vehicleId, { clientId }))).id ?? 0
    const move = (postcode: string) =>
      hirer.update({
        params: { id: clientId },
        query,
        payload: { ...person, address: { ...address, postcode } }
      })
    const drafted = async () => (await booking.byId({ params: { id }, query })).invoices?.[0]?.client?.address
    expect(await drafted()).toEqual(address)
    await move("HU1 2BB")
    expect(await drafted()).toEqual({ ...address, postcode: "HU1 2BB" })
    const number = (await issue(id))[0]?.number ?? ""
    await move("HU1 3CC")
    expect((await textOf(id, number)).join(" | ")).toContain(
      "Hirer | Noor Aziz | 1 Quay | Hull | HU1 2BB | United Kingdom | 07700 900456"
    )
  })

  it("is numbered without a gap and without a double, however many are issued at once", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, book))
    const before = countOf(await issue(await book()))
    const all = await Promise.all(ids.map((id) => issue(id)))
    const numbers = all.map(countOf).sort((one, other) => one - other)
    expect(numbers).toEqual(ids.map((_, index) => before + 1 + index))
    const same = ids[0] ?? 0
    const twice = await Promise.allSettled([1, 2, 3].map(() => issue(same)))
    expect(twice.every(({ status }) => status === "rejected")).toBe(true)
    expect(countOf(await issue(await book()))).toBe(before + ids.length + 1)
  })

  it("is numbered by each agency for itself", async () => {
    const { otherAgency, otherClient } = served.people
    const vehicleId = await addVehicle({ regno: "IN OTHER", agencyId: otherAgency })
    await addBooking({ vehicleId, agencyId: otherAgency, clientId: otherClient })
    const others = async () => {
      const id = await addBooking({
        ...{ vehicleId, agencyId: otherAgency, clientId: otherClient, status: "COMPLETE" },
        ...{ startAt: "2026-05-01T09:00:00Z", endAt: "2026-05-03T09:00:00Z" }
      })
      const totals = { subTotal: 8_400, discount: 0, vat: 1_680, total: 10_080, vatPercentage: 20 }
      await served.query((db) =>
        db
          .insertInto("invoices")
          .values({ ...totals, bookingId: id, agencyId: otherAgency, currency: "GBP" })
          .execute()
      )
      return id
    }
    const own = countOf(await issue(await book()))
    const numbers = [await issue(await others(), "other-agency"), await issue(await others(), "other-agency")]
    expect(numbers.map(([one]) => one?.number)).toEqual([`${year}-0001`, `${year}-0002`])
    expect(countOf(await issue(await book()))).toBe(own + 1)
  })

  it("tells issuer, hirer, hire, charges, tax, what is due and terms in its PDF, and keeps them", async () => {
    const id = await book()
    const { money } = await clientOf("agency")
    const payload = {
      kind: "PAYMENT",
      amount: 3.82,
      method: "CASH",
      date: new Date().toISOString().slice(0, 10)
    }
    await money.enter({ params: { id }, query, payload })
    const [issued] = await issue(id)
    const number = issued?.number ?? ""
    const text = (await textOf(id, number)).join(" | ")
    for (const told of [
      `Invoice ${number}`,
      "Northgate Rentals | 1 Dock Road, Leeds, United Kingdom | 0113 496 0000",
      "Tax number | GB 123 4567 89",
      "Hirer | Harbour Care | 0117 496 0000 | office@harbour.example",
      `Date of issue | ${dateOf(new Date().toISOString())}`,
      `From | ${momentOf(inDays(10))} | To | ${momentOf(inDays(12))}`,
      `Booking | ${id}`,
      "Registration | IN ",
      "Ford Focus, 2 days at £42.00 | £84.00",
      "Net amount | £86.52",
      "VAT 20% on £86.52 | £17.30",
      "Total | £103.82 | Paid by the day of issue | £3.82 | Due | £100.00",
      "Due within 30 days, by "
    ])
      expect(text).toContain(told)
    await served.query((db) =>
      db.updateTable("agencies").set({ name: "Southgate" }).where("id", "=", served.people.agency).execute()
    )
    await money.enter({ params: { id }, query, payload })
    expect((await textOf(id, number)).join(" | ")).toBe(text)
    await served.query((db) =>
      db
        .updateTable("agencies")
        .set({ name: "Northgate Rentals" })
        .where("id", "=", served.people.agency)
        .execute()
    )
    const change = served.query((db) => db.updateTable("issuedInvoices").set({ number: "1" }).execute())
    await expect(change).rejects.toThrow()
  })

  it("is taken back by a credit note in the same sequence, once, and can be issued anew", async () => {
    const id = await book()
    expect(await refusalOf(credit(id))).toMatchObject({ message: "No invoice of this booking is issued." })
    const first = (await issue(id))[0]?.number ?? ""
    expect(await refusalOf(credit(id, " "))).toMatchObject({
      violations: [{ field: "reason", message: "Enter the reason for crediting the invoice" }]
    })
    const at = countOf(await documents(id))
    const credited = await credit(id, " Billed twice ")
    expect(credited).toMatchObject([
      { kind: "CREDIT_NOTE", total: -103.82, due: 0, credits: first, reason: "Billed twice" },
      { kind: "INVOICE", number: first, creditedBy: credited[0]?.number }
    ])
    expect(credited[0]?.number).toBe(`${year}-${String(at + 1).padStart(4, "0")}-CN`)
    const text = (await textOf(id, credited[0]?.number ?? "")).join(" | ")
    for (const told of [`Credits invoice | ${first}`, "Reason | Billed twice", "Total | -£103.82"])
      expect(text).toContain(told)
    expect(await statusOf(credit(id))).toBe(409)
    expect(await issue(id)).toHaveLength(3)
    const { invoices } = await (await as("agency")).byId({ params: { id }, query })
    expect(invoices).toMatchObject([{ totalAmount: 103.82 }])
  })

  it.each([
    ["JPY", "¥84", "JP¥104"],
    ["KWD", "84.000", "103.820"]
  ])("is right in %s", async (currency, rental, total) => {
    const id = await book()
    await served.query(async (db) => {
      await db
        .insertInto("currencies")
        .values({ code: currency, name: currency, symbol: currency, position: 99 })
        .onConflict((one) => one.doNothing())
        .execute()
      await db.updateTable("invoices").set({ currency }).where("bookingId", "=", id).execute()
    })
    const [issued] = await issue(id)
    const text = (await textOf(id, issued?.number ?? "")).join(" | ")
    expect(text).toContain(rental)
    expect(text).toContain(total)
    expect(issued?.total).toBe(currency === "JPY" ? 104 : 103.82)
  })

  it("is another agency's business as little as the booking is", async () => {
    const id = await book()
    const number = (await issue(id))[0]?.number ?? ""
    const other = "other-agency"
    const calls = [
      () => documents(id, other),
      () => issue(id, other),
      () => credit(id, "Mine", other),
      () => pdf(id, number, other),
      () => mail(id, number, other)
    ]
    for (const call of calls) expect(await statusOf(call())).toBe(404)
    expect(await statusOf(pdf(id, "2020-9999"))).toBe(404)
    expect(await statusOf(pdf(await book(), number))).toBe(404)
  })

  it("is not there for a booking without one", async () => {
    const id = await addBooking({ vehicleId: await newVehicle() })
    expect(await refusalOf(issue(id))).toMatchObject({ status: 409, message: "This booking has no invoice." })
  })

  // The last: whoever has signed in before is signed out by such a leap.
  it("is numbered from one again in each year of the agency's calendar, and credited in the year of the credit note", async () => {
    const ids = [await book(), await book(), await book(), await book()] as const
    const turn = Date.UTC(year + 1, 0, 1)
    /** Calls at another moment, by somebody who signs in there: sessions do not last until then. */
    const at = async (moment: number) => {
      served.ahead = moment - Date.now()
      return (await clientsOf(served)("agency")).invoice
    }
    const of = (id: number) => ({ params: { id }, query })
    const numberOf = ([last]: ReadonlyArray<InvoiceIssued>) => last?.number
    const before = countOf(await issue(await book()))
    try {
      const last = await (await at(turn - 120_000)).issue(of(ids[0]))
      expect([numberOf(last), last[0]?.issuedOn]).toEqual([
        `${year}-${String(before + 1).padStart(4, "0")}`,
        `${year}-12-31`
      ])
      const inNewYear = await at(turn + 1_000)
      const issued = await inNewYear.issue(of(ids[1]))
      expect([numberOf(issued), issued[0]?.issuedOn]).toEqual([`${year + 1}-0001`, `${year + 1}-01-01`])
      const credited = await inNewYear.credit({ ...of(ids[0]), payload: { reason: "Billed twice" } })
      expect(numberOf(credited)).toBe(`${year + 1}-0002-CN`)
      expect(numberOf(await inNewYear.issue(of(ids[2])))).toBe(`${year + 1}-0003`)
      // Not as early as today: what tidies up in the new year would end a session of so long ago.
      const again = await (await at(turn - 60_000)).issue(of(ids[3]))
      expect(countOf(again)).toBe(before + 2)
    } finally {
      served.ahead = 0
    }
  })
})
