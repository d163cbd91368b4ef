import type { PromiseClient } from "@crewfleet/sdk"
import { beforeAll, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

describeServedOnce("The list of bookings", (served) => {
  const { as, addVehicle, addBooking } = bookingsAt(served)
  let bookings: PromiseClient["booking"]

  const days = async (query: Parameters<typeof bookings.list>[0]["query"]) =>
    (await bookings.list({ params: { page: 0, size: 10 }, query })).content.map(({ start }) => start)
  const dayOf = (instant: string) => instant.slice(0, 10)

  beforeAll(async () => {
    bookings = await as("agency")
    const vehicleId = await addVehicle({ regno: "AA11 AAA" })
    for (const day of [5, 6, 7])
      await addBooking({ vehicleId, status: "BOOKED", startAt: inDays(day), endAt: inDays(day + 1) })
  })

  it("takes the first and the last day on which bookings start, and an order", async () => {
    expect(await days({})).toEqual([inDays(5), inDays(6), inDays(7)])
    expect(await days({ direction: "DESC" })).toEqual([inDays(7), inDays(6), inDays(5)])
    expect(await days({ from: dayOf(inDays(6)) })).toEqual([inDays(6), inDays(7)])
    expect(await days({ to: dayOf(inDays(6)) })).toEqual([inDays(5), inDays(6)])
    expect(await days({ from: dayOf(inDays(6)), to: dayOf(inDays(6)) })).toEqual([inDays(6)])
    expect(await days({ from: "", to: "" })).toHaveLength(3)
  })

  it.each([
    ["from", { from: "2026-02-30" }],
    ["to", { to: "soon" }],
    ["direction", { direction: "SIDEWAYS" }],
    ["statuses", { statuses: "LOST" }]
  ])("refuses a %s that is none", async (field, query) => {
    expect(await refusalOf(days(query as object))).toMatchObject({ status: 400, violations: [{ field }] })
  })
})
