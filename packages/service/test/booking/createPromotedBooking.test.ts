import type { PromiseClient } from "@crewfleet/sdk"
import { beforeAll, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

describeServedOnce("Making a booking with a promotion", (served) => {
  const { as, addVehicle, addBooking, addPromotion, asked, kept } = bookingsAt(served)
  let bookings: PromiseClient["booking"]
  let vehicleId = 0

  beforeAll(async () => {
    bookings = await as("agency")
    vehicleId = await addVehicle({ regno: "AA11 AAA", saturdayRate: 5_000 })
    // The hirer is known from an earlier hire.
    await addBooking({ vehicleId })
  })

  it("takes what comes with a key and another promo code for another booking", async () => {
    await addPromotion({ code: "FIRST" })
    await addPromotion({ code: "SECOND" })
    const wanted = await addVehicle({ regno: "KK11 KKK" })
    const idempotencyKey = "0b9b2cf0-5d5e-4a65-9d3f-000000000003"
    const statusWith = (promoCode: string | undefined) =>
      statusOf(bookings.create(asked(wanted, { promoCode }), { idempotencyKey }))
    expect(await statusWith("FIRST")).toBeUndefined()
    expect(await statusWith("FIRST")).toBeUndefined()
    expect(await statusWith("SECOND")).toBe(409)
    expect(await statusWith(undefined)).toBe(409)
  })

  it("takes a promotion's discount off the rental, in the quote and in the booking", async () => {
    const promotion = await addPromotion({
      title: "Tenth off",
      code: "TENTH",
      promotionType: "DISCOUNT",
      discount: 10
    })
    const wanted = await addVehicle({ regno: "HH88 HHH" })
    const offer = asked(wanted, { promoCode: " tenth " })
    const { start, end } = offer.payload
    const quote = await bookings.price({ query: { vehicleId: wanted, start, end, promoCode: "tenth" } })
    expect(quote).toMatchObject({ promotion: "Tenth off", discount: 8.4 })
    const { booking, invoices } = await kept((await bookings.create(offer)).id)
    expect(booking?.promotionId).toBe(promotion.id)
    const { total = 0 } = invoices[0] ?? {}
    expect(invoices).toMatchObject([{ discount: 840 }])
    expect(total).toBe(Math.round(quote.totalAmount * 100))
  })

  it("books nothing at another price than the one that was told, and leaves the promotion to others", async () => {
    const promotion = await addPromotion({
      code: "LAST",
      promotionType: "DISCOUNT",
      discount: 10,
      usageLimit: 1
    })
    const wanted = await addVehicle({ regno: "MM11 MMM" })
    const offer = asked(wanted, { promoCode: "LAST" })
    const { start, end } = offer.payload
    const { totalAmount } = await bookings.price({
      query: { vehicleId: wanted, start, end, promoCode: "LAST" }
    })
    const at = (price: number) => ({ query: {}, payload: { ...offer.payload, totalAmount: price } })
    expect(await refusalOf(bookings.create(at(totalAmount + 0.01)))).toMatchObject({
      status: 409,
      message: expect.stringContaining("The price has changed meanwhile")
    })
    const idempotencyKey = "0b9b2cf0-5d5e-4a65-9d3f-000000000005"
    const made = await bookings.create(at(totalAmount), { idempotencyKey })
    expect((await kept(made.id)).booking?.promotionId).toBe(promotion.id)
    expect(await bookings.create(at(totalAmount + 1), { idempotencyKey })).toEqual(made)
  })

  it("writes awarded mileage on the invoice, at no charge, whatever becomes of the promotion", async () => {
    await addPromotion({ code: "FURTHER", promotionType: "EXTRA_MILEAGE", discount: null, extraMileage: 300 })
    const { id } = await bookings.create(
      asked(await addVehicle({ regno: "MM33 MMM" }), { promoCode: "further" })
    )
    await served.query((db) =>
      db.updateTable("promotions").set({ extraMileage: 100 }).where("code", "=", "FURTHER").execute()
    )
    const [invoice] = (await bookings.byId({ params: { id: id ?? 0 }, query: {} })).invoices ?? []
    expect(invoice?.invoiceItemResult?.at(-1)).toEqual({
      description: "Promotion: 300 KM extra mileage",
      rate: 0,
      total: 0
    })
  })

  it("refuses a code that is not known, or not for this hire, at its field", async () => {
    await addPromotion({ code: "WEEK", daysHired: 7 })
    for (const promoCode of ["NOPE", "WEEK"]) {
      const { payload, query } = asked(vehicleId, { promoCode, start: inDays(50), end: inDays(51) })
      const refused = { status: 400, violations: [{ field: "promoCode" }] }
      expect(await refusalOf(bookings.create({ payload, query }))).toMatchObject(refused)
      const { start, end } = payload
      expect(await refusalOf(bookings.price({ query: { vehicleId, start, end, promoCode } }))).toMatchObject(
        refused
      )
    }
  })

  it("gives a promotion to as many bookings as it is for, of a hundred at once, and to no booking that fails", async () => {
    const { id } = await addPromotion({ code: "TEN", usageLimit: 10 })
    const fleet = await Promise.all(
      Array.from({ length: 100 }, (_, index) => addVehicle({ regno: `TT${index}` }))
    )
    const answers = await Promise.all(
      fleet.map((wanted) => refusalOf(bookings.create(asked(wanted, { promoCode: "TEN" }))))
    )
    expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(10)
    expect(answers.filter((refusal) => refusal)).toEqual(
      Array.from({ length: 90 }, () =>
        expect.objectContaining({
          status: 400,
          violations: [expect.objectContaining({ field: "promoCode" })]
        })
      )
    )
    const awarded = await served.query((db) =>
      db.selectFrom("bookings").select("id").where("promotionId", "=", id).execute()
    )
    expect(awarded).toHaveLength(10)
  })

  it("gives a promotion once to a booking that is sent twice at once, though it was for one alone", async () => {
    const { id } = await addPromotion({ code: "ONCE", usageLimit: 1 })
    const wanted = await addVehicle({ regno: "JJ99 JJJ" })
    const idempotencyKey = "0b9b2cf0-5d5e-4a65-9d3f-000000000002"
    const same = () => bookings.create(asked(wanted, { promoCode: "ONCE" }), { idempotencyKey })
    const made = await Promise.all([same(), same(), same()])
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect(
      await served.query((db) =>
        db.selectFrom("promotions").select("usageCount").where("id", "=", id).executeTakeFirstOrThrow()
      )
    ).toEqual({ usageCount: 1 })
  })
})
