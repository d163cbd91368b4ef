import type { PromotionBody } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"

const offer: PromotionBody = {
  title: "Ten off in July",
  description: "Ten per cent off every hire in July.",
  promotionType: "DISCOUNT",
  discount: 10,
  code: "JULY10",
  startDate: "2097-07-01T08:00:00.000Z",
  expiryDate: "2097-07-31T20:00:00.000Z",
  usageLimit: 100,
  daysHired: 2,
  vehicleFilter: { names: ["Ford"], nameOperator: "NOT_IN", selectedFilters: ["names"] }
}

describeServedOnce("Promotions", (served) => {
  const clientOf = clientsOf(served)
  const apiOf = async (name: string) => (await clientOf(name)).promotion
  const newest = async (name: string) => {
    const api = await apiOf(name)
    const { content } = await api.list({ query: { size: 1, sort: "id" } })
    return content[0] ?? expect.fail("there is no promotion")
  }
  const made = async (name: string, changes: PromotionBody = {}) => {
    await (await apiOf(name)).create({ payload: { ...offer, code: null, ...changes } })
    return newest(name)
  }

  it("makes a promotion that starts inactive and belongs to whoever made it", async () => {
    const api = await apiOf("agency")
    const stolen = {
      agency: { id: served.people.otherAgency },
      vehicleFilter: { agencyId: 999, names: ["Ford"] }
    }
    expect(await api.create({ payload: { ...offer, ...stolen } })).toEqual({ message: "Promotion created" })
    expect(await newest("agency")).toMatchObject({
      title: "Ten off in July",
      promotionType: "DISCOUNT",
      discount: 10,
      code: "JULY10",
      startDate: offer.startDate,
      expiryDate: offer.expiryDate,
      usageLimit: 100,
      usageCount: 0,
      status: "INACTIVE",
      agency: { id: served.people.agency, name: "Northgate Rentals" },
      vehicleFilter: { agencyId: served.people.agency, names: ["Ford"] },
      version: 1
    })
  })

  it("names every answer that is wrong, in the words of the form", async () => {
    const api = await apiOf("agency")
    expect(await refusalOf(api.create({ payload: { usageLimit: null, daysHired: 0 } }))).toMatchObject({
      status: 400,
      violations: [
        { field: "title", message: "Title is required." },
        { field: "description", message: "Description is required." },
        { field: "promotionType", message: "Promotion type is required." },
        { field: "startDate", message: "Start date is required." },
        { field: "expiryDate", message: "Expiry date is required." },
        { field: "usageLimit", message: "Bookings limit is required." },
        {
          field: "daysHired",
          message:
            "The number of booked days required to qualify for the promotion must be greater than zero."
        }
      ]
    })
  })

  it("keeps nothing that the type does not give, and unlimited mileage as null", async () => {
    const miles = await made("agency", { promotionType: "EXTRA_MILEAGE", extraMileage: null, discount: 20 })
    expect(miles).toMatchObject({ promotionType: "EXTRA_MILEAGE", extraMileage: null })
    expect(miles).not.toHaveProperty("discount")
    const days = await made("agency", { promotionType: "EXTRA_DAYS", extraDays: 2, discount: 20 })
    expect(days).toMatchObject({ extraDays: 2 })
    expect(days).not.toHaveProperty("discount")
  })

  it("makes nothing but special offers for an admin, without vehicles", async () => {
    const api = await apiOf("admin")
    expect(await refusalOf(api.create({ payload: { ...offer, code: null } }))).toMatchObject({
      violations: [{ field: "promotionType", message: "Promotion type must be Special Offer." }]
    })
    const offered = await made("admin", { promotionType: "OTHER_AWARD", discount: null })
    expect(offered).toMatchObject({ vehicleFilter: {} })
    expect(offered).not.toHaveProperty("agency")
  })

  it("refuses a code that another promotion of the same owner has, in any spelling", async () => {
    const api = await apiOf("agency")
    expect(await refusalOf(api.create({ payload: { ...offer, code: " july10 " } }))).toMatchObject({
      status: 400,
      violations: [{ field: "code", message: "Another of your promotions has this code." }]
    })
    expect(await (await apiOf("other-agency")).create({ payload: offer })).toBeDefined()
  })

  it("changes everything but the vehicles", async () => {
    const promotion = await made("agency")
    const api = await apiOf("agency")
    const payload = { ...promotion, title: "Twelve off", discount: 12, vehicleFilter: { models: ["Focus"] } }
    expect(await api.update({ payload })).toEqual({ message: "Promotion updated" })
    expect(await api.byId({ params: { id: promotion.id } })).toEqual({
      ...promotion,
      title: "Twelve off",
      discount: 12,
      version: 2
    })
  })

  it("refuses to change what somebody else has changed meanwhile", async () => {
    const promotion = await made("agency")
    const api = await apiOf("agency")
    await api.update({ payload: { ...promotion, title: "First" } })
    expect(await refusalOf(api.update({ payload: { ...promotion, title: "Second" } }))).toMatchObject({
      status: 409,
      message: "Somebody else has changed this promotion meanwhile."
    })
    expect((await api.byId({ params: { id: promotion.id } })).title).toBe("First")
  })

  it("lets one of many changes at once win", async () => {
    const promotion = await made("agency")
    const api = await apiOf("agency")
    const statuses = await Promise.all(
      ["a", "b", "c", "d", "e"].map((title) => statusOf(api.update({ payload: { ...promotion, title } })))
    )
    expect(statuses.filter((status) => status === undefined)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
  })

  it("lets one that has begun keep its start, and no other begin in the past", async () => {
    const promotion = await made("agency")
    const api = await apiOf("agency")
    const past = "2026-01-05T09:00:00.000Z"
    const early = { ...promotion, startDate: past }
    expect(await refusalOf(api.update({ payload: early }))).toMatchObject({
      violations: [{ field: "startDate", message: "Start date must be in the future." }]
    })
    await served.query((db) =>
      db.updateTable("promotions").set({ startAt: past }).where("id", "=", promotion.id).execute()
    )
    expect(await api.update({ payload: early })).toBeDefined()
  })

  it("refuses a limit below the bookings that have it already", async () => {
    const promotion = await made("agency")
    await served.query((db) =>
      db.updateTable("promotions").set({ usageCount: 3 }).where("id", "=", promotion.id).execute()
    )
    const call = (await apiOf("agency")).update({ payload: { ...promotion, usageLimit: 2 } })
    expect(await refusalOf(call)).toMatchObject({
      violations: [
        {
          field: "usageLimit",
          message: "Bookings limit cannot be lower than the 3 bookings that have it already."
        }
      ]
    })
  })

  it("activates, ends for ever, and writes down who did it", async () => {
    const { id } = await made("agency")
    const api = await apiOf("agency")
    expect(await statusOf(api.end({ params: { id } }))).toBe(409)
    expect(await api.activate({ params: { id } })).toEqual({ message: "Promotion activated" })
    expect(await statusOf(api.activate({ params: { id } }))).toBe(409)
    expect(await api.end({ params: { id } })).toEqual({ message: "Promotion ended" })
    expect(await statusOf(api.activate({ params: { id } }))).toBe(409)
    const promotion = await api.byId({ params: { id } })
    expect(promotion).toMatchObject({ status: "COMPLETED", version: 3 })
    expect(await refusalOf(api.update({ payload: promotion }))).toMatchObject({
      violations: [{ message: "This promotion has ended and can no longer be changed." }]
    })
    const changes = await served.query((db) =>
      db
        .selectFrom("changes")
        .innerJoin("users", "users.id", "changes.userId")
        .select(["event", "fromStatus", "toStatus", "email"])
        .where("kind", "=", "promotion")
        .where("subjectId", "=", id)
        .orderBy("changes.id")
        .execute()
    )
    expect(changes.map(({ event, fromStatus, toStatus }) => [event, fromStatus, toStatus])).toEqual([
      ["promotion.created", null, "INACTIVE"],
      ["promotion.activated", "INACTIVE", "ACTIVE"],
      ["promotion.ended", "ACTIVE", "COMPLETED"]
    ])
    expect(changes.at(-1)?.email).toBe("agency@crewfleet.example")
  })

  it("lets one of many who end a promotion at once do it", async () => {
    const { id } = await made("agency")
    const api = await apiOf("agency")
    await api.activate({ params: { id } })
    const statuses = await Promise.all(Array.from({ length: 6 }, () => statusOf(api.end({ params: { id } }))))
    expect(statuses.filter((status) => status === undefined)).toHaveLength(1)
  })

  it("does not activate what has expired", async () => {
    const { id } = await made("agency")
    await served.query((db) =>
      db
        .updateTable("promotions")
        .set({ startAt: "2026-01-01T09:00:00Z", expiryAt: "2026-01-05T09:00:00Z" })
        .where("id", "=", id)
        .execute()
    )
    expect(await refusalOf((await apiOf("agency")).activate({ params: { id } }))).toMatchObject({
      status: 400,
      violations: [{ field: "expiryDate", message: "Expiry date must be in the future." }]
    })
  })

  it.each([0, -1, 999_999, 9_007_199_254_740_991])("answers 404 for promotion %d", async (id) => {
    const api = await apiOf("agency")
    expect(await statusOf(api.byId({ params: { id } }))).toBe(404)
    expect(await statusOf(api.activate({ params: { id } }))).toBe(404)
    expect(await statusOf(api.update({ payload: { ...offer, id } }))).toBe(404)
  })

  it("refuses sorts, statuses and pages that there are not", async () => {
    const api = await apiOf("agency")
    const refused = [{ sort: "agency" }, { statuses: "GONE" }, { direction: "UP" }, { size: 0 }, { page: -1 }]
    for (const query of refused) expect(await statusOf(api.list({ query: query as object }))).toBe(400)
  })
})
