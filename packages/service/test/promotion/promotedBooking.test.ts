import type { PromiseClient, VehicleFilter } from "@crewfleet/sdk"
import { usedUp } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import type { somePromotion } from "./somePromotion.ts"

const hour = 3_600_000
const unlike: Record<string, VehicleFilter> = {
  names: { names: ["Kia"] },
  "names, excluded": { names: ["ford"], nameOperator: "NOT_IN" },
  models: { models: ["Fiesta", "Galaxy"] },
  "models, excluded": { models: ["Focus"], modelOperator: "NOT_IN" },
  colours: { colors: ["Red"] },
  "colours, excluded": { colors: ["Blue"], colorOperator: "NOT_IN" },
  "fuel types": { fuelTypes: ["ELECTRIC", "HYDROGEN"] },
  "fuel types, excluded": { fuelTypes: ["PETROL"], fuelTypeOperator: "NOT_IN" },
  types: { types: ["SUV"] },
  "types, excluded": { types: ["HATCHBACK"], typeOperator: "NOT_IN" },
  vehicles: { vehicleIds: [999_999] },
  locations: { locationIds: [999_999] }
}

describeServed("Booking with a promotion", (served) => {
  const { as, addVehicle, addBooking, addPromotion, asked } = bookingsAt(served)
  let bookings: PromiseClient["booking"]
  let vehicleId = 0
  let codes = 0

  beforeAll(async () => {
    bookings = await as("agency")
    vehicleId = await addVehicle({ regno: "PR11 OMO" })
    await addBooking({ vehicleId })
  })

  /** A promotion that gives ten per cent to everything, unless told; answers its code. */
  const promote = async (given: Parameters<typeof somePromotion>[0] = {}) => {
    const code = `CODE${codes++}`
    await add({ code, ...given })
    return code
  }
  const add = (given: Parameters<typeof somePromotion>[0]) =>
    addPromotion({ promotionType: "DISCOUNT", discount: 10, ...given })
  const end = (promotion: { readonly id: number }) =>
    served.query((db) =>
      db.updateTable("promotions").set({ status: "COMPLETED" }).where("id", "=", promotion.id).execute()
    )
  /** What is taken off a hire of so many days at 42 a day, or why nothing is. */
  const discountOn = async (days: number, promoCode?: string) => {
    const query = { vehicleId, start: inDays(30), end: inDays(30 + days), promoCode }
    const failure = await refusalOf(bookings.price({ query }))
    if (failure?._tag === "Refused") return failure.violations.map(({ message }) => message).join(" ")
    return (await bookings.price({ query })).discount ?? 0
  }

  it("takes off what each type gives", async () => {
    expect(await discountOn(4, await promote({ discount: 25 }))).toBe(42)
    const days = await promote({ promotionType: "EXTRA_DAYS", discount: null, extraDays: 2 })
    expect(await discountOn(5, days)).toBe(84)
    expect(await discountOn(2, days)).toBe(42)
    expect(await discountOn(1, days)).toBe(0)
    const mileage = await promote({ promotionType: "EXTRA_MILEAGE", discount: null, extraMileage: 300 })
    expect(await discountOn(3, mileage)).toBe(0)
    expect(await discountOn(3, await promote({ promotionType: "OTHER_AWARD", discount: null }))).toBe(0)
  })

  it("gives it within its window alone", async () => {
    const early = await promote({ startAt: new Date(Date.now() + hour) })
    expect(await discountOn(3, early)).toBe("This promotion has not started yet.")
    const window = { startAt: new Date(Date.now() - 2 * hour), expiryAt: new Date(Date.now() - hour) }
    expect(await discountOn(3, await promote(window))).toBe("This promotion has expired.")
    served.ahead = 2 * hour
    expect(await discountOn(3, early)).toBe(12.6)
    served.ahead = 0
  })

  it("gives it while it is active alone", async () => {
    expect(await discountOn(3, await promote({ status: "INACTIVE" }))).toBe("This promotion is not active.")
    expect(await discountOn(3, await promote({ status: "COMPLETED" }))).toBe("This promotion is not active.")
  })

  it("gives it from the days on that it asks for", async () => {
    const code = await promote({ daysHired: 3 })
    expect(await discountOn(2, code)).toBe("This promotion needs at least 3 booked days.")
    expect(await discountOn(3, code)).toBe(12.6)
  })

  it("gives it until it is used up, and counts each booking", async () => {
    const code = await promote({ usageLimit: 2, usageCount: 1 })
    const book = (day: number) =>
      bookings.create(asked(vehicleId, { promoCode: code, start: inDays(day), end: inDays(day + 1) }))
    expect(await discountOn(3, code)).toBe(12.6)
    await book(60)
    expect(await refusalOf(book(62))).toMatchObject({
      status: 400,
      violations: [{ field: "promoCode", message: usedUp }]
    })
    expect(await discountOn(3, code)).toBe(usedUp)
  })

  it.each(Object.entries(unlike))(
    "does not give it to a vehicle that its %s leave out",
    async (_, filter) => {
      const code = await promote({ vehicleFilter: JSON.stringify(filter) })
      expect(await discountOn(3, code)).toBe("This promotion does not hold for this vehicle.")
    }
  )

  it("gives it to a vehicle that every part of its filter lets through", async () => {
    const { locationId } = await served.query((db) =>
      db.selectFrom("vehicles").select("locationId").where("id", "=", vehicleId).executeTakeFirstOrThrow()
    )
    const filter: VehicleFilter = {
      names: ["Kia", "FORD"],
      models: ["Fiesta"],
      modelOperator: "NOT_IN",
      colors: ["Blue"],
      colorOperator: "IN",
      fuelTypes: ["PETROL"],
      types: ["HATCHBACK"],
      vehicleIds: [vehicleId],
      locationIds: [locationId],
      locationOperator: "IN"
    }
    expect(await discountOn(3, await promote({ vehicleFilter: JSON.stringify(filter) }))).toBe(12.6)
  })

  it("gives the agency's own and the platform's, and no other agency's", async () => {
    const unknown = "There is no promotion with this code."
    expect(await discountOn(3, await promote({ agencyId: served.people.otherAgency }))).toBe(unknown)
    const platform = { agencyId: null, promotionType: "OTHER_AWARD", discount: null } as const
    expect(await discountOn(3, await promote(platform))).toBe(0)
    expect(await discountOn(3, "NOBODY'S")).toBe(unknown)
  })

  it("prefers the agency's own where the platform has the same code, and the one that still runs", async () => {
    const code = await promote({ status: "COMPLETED" })
    await promote({ code, agencyId: null, promotionType: "OTHER_AWARD", discount: null })
    expect(await discountOn(3, code)).toBe(0)
    await promote({ code })
    expect(await discountOn(3, code.toLowerCase())).toBe(12.6)
  })

  it("gives one without a code by itself: the best, and a code that is typed instead of it", async () => {
    expect(await discountOn(3)).toBe(0)
    const twenty = await add({ discount: 20 })
    const five = await add({ discount: 5 })
    expect(await discountOn(3)).toBe(25.2)
    expect(await discountOn(3, await promote())).toBe(12.6)
    await end(twenty)
    expect(await discountOn(3)).toBe(6.3)
    await end(five)
  })

  it("gives the next best when the best is used up, and none when all are, without refusing the booking", async () => {
    const best = await add({ discount: 20, usageLimit: 1, title: "Best" })
    const next = await add({ discount: 5, usageLimit: 1, title: "Next" })
    const book = (day: number) =>
      bookings.create(asked(vehicleId, { start: inDays(day), end: inDays(day + 1) }))
    await Promise.all([book(70), book(72), book(74)])
    const given = await served.query((db) =>
      db
        .selectFrom("bookings")
        .select("promotionId")
        .where("promotionId", "in", [best.id, next.id])
        .orderBy("promotionId")
        .execute()
    )
    expect(given.map(({ promotionId }) => promotionId)).toEqual([best.id, next.id])
    await end(best)
    await end(next)
  })

  it("writes a special offer on the invoice, at no charge", async () => {
    const offer = await add({ promotionType: "OTHER_AWARD", discount: null, title: "Child seats on us" })
    const query = { vehicleId, start: inDays(30), end: inDays(31) }
    expect(await bookings.price({ query })).toMatchObject({
      promotion: "Child seats on us",
      invoiceItemResult: expect.arrayContaining([
        { description: "Promotion: Child seats on us", rate: 0, total: 0 }
      ])
    })
    await end(offer)
  })
})
