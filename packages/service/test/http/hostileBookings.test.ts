import { defaultTimeZone, majorUnits, price } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { details } from "../vehicle/details.ts"
import { describeHostile } from "./describeHostile.ts"

describeHostile("bookings", ({ target, ask, get, book, placeOf, addBooking }, served) => {
  /** What the agency's figures add up to, in minor units. */
  const revenue = () =>
    served.query(async (db) => {
      const tallies = db
        .selectFrom("tallies")
        .select(({ fn }) => fn.sum<number | null>("amount").as("amount"))
        .where("agencyId", "=", served.people.agency)
        .where("measure", "=", "revenue")
        .where("grain", "=", "day")
      return (await tallies.executeTakeFirstOrThrow()).amount ?? 0
    })

  it("lists a booking once however often its status is named, and none of another status", async () => {
    const idsOf = async (statuses: ReadonlyArray<string>) => {
      const { status, body } = await get(`/vehicle-booking/0/50?statuses=${statuses.join(",")}`)
      expect(status).toBe(200)
      return body.content.map(({ id }: { id: number }) => id)
    }
    const cancelled = await addBooking({ vehicleId: target.vehicleId, status: "CANCELLED" })
    const complete = await idsOf(["COMPLETE"])
    expect(complete).toContain(target.bookingId)
    for (const times of [2, 7, 1000]) expect(await idsOf(Array(times).fill("COMPLETE"))).toEqual(complete)
    expect(await idsOf([" COMPLETE", "COMPLETE "])).toEqual(complete)
    expect(await idsOf(Array(7).fill("CANCELLED"))).toEqual([cancelled])
  })

  it("adds up a year in the dearest vehicle, in the quote, the booking and the figures", async () => {
    const dearest = 10_000_000
    const vehicleRates = [{ weekDay: "MTF", rate: dearest }] as const
    const vehicle = details(await placeOf(target.vehicleId), { vehicleRates })
    const { id } = (await ask("POST", "/vehicle", vehicle)).body
    await served.query((db) =>
      db.updateTable("vehicles").set({ status: "ACTIVE" }).where("id", "=", id).execute()
    )
    const times = { start: inDays(30), end: inDays(395) }
    const cost = price(
      { start: new Date(times.start), end: new Date(times.end), zone: defaultTimeZone },
      { MTF: dearest * 100 },
      "GBP"
    )
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
})
