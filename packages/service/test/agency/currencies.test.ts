import { currencyDigits, invoiceIssued, payable, price, promotionDiscount } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { beforeAll, expect, it } from "vitest"
import { quoteOf } from "../../src/booking/quoteHire.ts"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { pdfTexts } from "../pdf/pdfTexts.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { fleetOf } from "../vehicle/fleetOf.ts"

const query = {}
const minor = (major = 0) => Math.round(major * 100)

describeServedOnce("Each currency that is offered", (served) => {
  const clientOf = clientsOf(served)

  it("has none, two or three decimals", async () => {
    const offered = (await (await clientOf("worker")).agency.currencies()).map(({ code }) => code)
    const withDigits = (digits: number) => offered.filter((code) => currencyDigits(code) === digits)
    expect(withDigits(0)).toEqual(["CLP", "ISK", "JPY", "KRW", "RWF", "XAF", "XOF"])
    expect(withDigits(3)).toEqual(["BHD", "JOD", "KWD", "OMR", "TND"])
    expect(withDigits(2)).toHaveLength(21)
  })

  it("has invoices whose lines add up to their total, in amounts that can be paid, whatever is taken off", async () => {
    const currencies = await (await clientOf("worker")).agency.currencies()
    const rate = fc.integer({ min: 1, max: 5_000_000 })
    const zone = "Europe/London"
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies.map(({ code }) => code)),
        fc.record({ MTF: rate, SAT: rate, SUN: fc.option(rate) }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 50 }),
        (currency, rates, days, percentage) => {
          const start = new Date("2026-06-01T09:00Z")
          const end = new Date(start.getTime() + days * 86_400_000)
          const hire = price({ start, end, zone }, rates, currency, (dayRates) =>
            promotionDiscount({ type: "DISCOUNT", percentage }, dayRates)
          )
          const booking = { id: 1, invoices: [quoteOf(hire, currency)] }
          const issuer = { name: "Northgate", address: [], paymentTerms: 14 }
          const issued = invoiceIssued(booking, currency, { count: 1, issuedOn: "2026-06-01", issuer })
          if (!issued) throw new Error("It was not issued")
          const { lines, subTotal, discount, net, vat, total } = issued
          expect(lines.reduce((sum, line) => sum + line.total, 0) - discount + vat).toBe(total)
          expect([subTotal, discount, vat, total]).toEqual([
            hire.subTotal,
            hire.discount,
            hire.vat,
            hire.total
          ])
          for (const sum of [subTotal, discount, net, vat, total, ...lines.map((line) => line.total)])
            expect(payable(sum, currency)).toBe(sum)
        }
      )
    )
  })
})

/** What an agency asks for a day, and what nobody can pay it. */
const days = {
  JPY: { rate: 7_999, wrong: 7_999.5, why: "must be whole: JPY has no smaller unit", written: "JP¥7,999" },
  KWD: {
    rate: 12.51,
    wrong: 12.515,
    why: "must be an amount of money with 0 as its third decimal, like 45 or 45.500",
    written: "KWD 12.510"
  }
}

for (const [currency, { rate, wrong, why, written }] of Object.entries(days))
  describeServedOnce(`The day of an agency in ${currency}`, (served) => {
    const { people, create } = fleetOf(served)
    const { asked, addBooking, addVehicle, addPromotion } = bookingsAt(served)
    const agency = () => ({ id: served.people.agency })

    beforeAll(async () => {
      await addBooking({ vehicleId: await addVehicle({ regno: "CU 0" }) })
      await served.query((db) =>
        db.updateTable("agencies").set({ baseCurrency: currency }).where("id", "=", agency().id).execute()
      )
      await addPromotion({ promotionType: "DISCOUNT", discount: 7 })
    })
    const payables = (amounts: ReadonlyArray<number | null | undefined>) => {
      for (const amount of amounts) expect(payable(minor(amount ?? 0), currency)).toBe(minor(amount ?? 0))
    }

    it("refuses at its field what cannot be paid, and keeps nothing of it", async () => {
      const rates = (amount: number) => ({ vehicleRates: [{ weekDay: "MTF", rate: amount }] })
      expect(
        await refusalOf(create({ ...rates(wrong), depositAmt: wrong, excessMileageRate: 5 }))
      ).toMatchObject({
        status: 400,
        violations: [
          { field: "vehicleRates.MTF", message: `Monday to Friday rate ${why}` },
          { field: "depositAmt", message: `Deposit ${why}` }
        ]
      })
      const rules = { graceMinutes: 0, lateDayPercentage: 33, earlyDayPercentage: 0 }
      const saving = people.agency.agency.updateReturnRules({
        params: agency(),
        payload: { ...rules, fuelPrice: wrong }
      })
      expect(await refusalOf(saving)).toMatchObject({
        violations: [{ field: "fuelPrice", message: `Fuel, for each eighth that is missing ${why}` }]
      })
      await people.agency.agency.updateReturnRules({
        params: agency(),
        payload: { ...rules, fuelPrice: rate }
      })
    })

    it("quotes, books, takes money, charges and issues in what can be paid", async () => {
      const prices = {
        vehicleRates: [{ weekDay: "MTF", rate }],
        depositAmt: rate,
        excessMileageRate: 5
      }
      const draft = await create(prices)
      expect(draft.vehicleRates).toEqual(prices.vehicleRates)
      await served.query((db) =>
        db.updateTable("vehicles").set({ status: "ACTIVE" }).where("id", "=", draft.id).execute()
      )
      const times = { vehicleId: draft.id, start: inDays(10), end: inDays(13) }
      const quote = await people.agency.booking.price({ query: times })
      expect(quote).toMatchObject({ currency, daysHired: 3 })
      expect(quote.discount).toBe(payable(minor(rate) * 3 * 0.07, currency) / 100)
      const { invoiceItemResult = [], subTotalAmount, discount = 0, vatAmount = 0, totalAmount } = quote
      payables([
        subTotalAmount,
        discount,
        vatAmount,
        totalAmount,
        ...invoiceItemResult.map(({ total }) => total)
      ])
      expect(invoiceItemResult.reduce((sum, { total }) => sum + minor(total ?? 0), 0)).toBe(
        minor(subTotalAmount)
      )
      expect(minor(subTotalAmount) - minor(discount) + minor(vatAmount)).toBe(minor(totalAmount))

      const { payload } = asked(draft.id, { ...times, totalAmount })
      const id = (await people.agency.booking.create({ query, payload })).id ?? 0
      const date = new Date().toISOString().slice(0, 10)
      const entry = { kind: "PAYMENT", method: "CASH", date }
      const money = (amount: number) =>
        people.agency.money.enter({ params: { id }, query, payload: { ...entry, amount } })
      expect(await refusalOf(money(wrong))).toMatchObject({
        violations: [{ field: "amount", message: `Amount ${why}` }]
      })
      expect(await money(rate)).toMatchObject({ currency, paid: rate, total: totalAmount })

      const [issued] = await people.agency.invoice.issue({ params: { id }, query })
      expect(issued).toMatchObject({ total: totalAmount, currency })
      const number = issued?.number ?? ""
      const pdf = await people.agency.invoice.pdf({ params: { id, number }, query })
      const text = pdfTexts(Buffer.from(pdf))
        .texts.map((one) => one.text)
        .join(" | ")
        .replaceAll("\u00a0", " ")
      expect(text).toContain(written)
      expect(text).not.toContain("Rounding")
    })

    it("charges a day late at a percentage in what can be paid", async () => {
      const vehicle = await create({
        vehicleRates: [{ weekDay: "MTF", rate }],
        excessMileageRate: 5
      })
      await served.query((db) =>
        db.updateTable("vehicles").set({ status: "ACTIVE" }).where("id", "=", vehicle.id).execute()
      )
      const { payload } = asked(vehicle.id, { start: inDays(20), end: inDays(22) })
      const id = (await people.agency.booking.create({ query, payload })).id ?? 0
      const endAt = new Date(Date.now() - 3_600_000)
      await served.query((db) =>
        db
          .updateTable("bookings")
          .set({ status: "IN_PROGRESS", startAt: new Date(endAt.getTime() - 48 * 3_600_000), endAt })
          .where("id", "=", id)
          .execute()
      )
      await people.agency.booking.changeStatus({
        params: { id },
        query,
        payload: { event: "hire.completed", reason: "Seen at the desk" }
      })
      const sheet = await people.agency.charges.sheet({ params: { id }, query })
      const [late] = sheet.lines ?? []
      expect(late?.amount).toBe(payable(minor(rate) * 0.33, currency) / 100)
      const decided = await people.agency.charges.decide({
        params: { id },
        query,
        payload: {
          version: sheet.version,
          lines: [{ ...late, rowId: late?.rowId ?? "", decision: "TAKE" }] as never
        }
      })
      payables([decided.total, decided.subTotal, decided.discount])
      const { invoices } = await people.agency.booking.byId({ params: { id }, query })
      expect(invoices?.[0]?.totalAmount).toBe(decided.total)
      payables([invoices?.[0]?.totalAmount, invoices?.[0]?.vatAmount])
    })
  })
