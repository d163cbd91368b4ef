import type { PromiseClient } from "@crewfleet/sdk"
import { beforeAll, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

describeServedOnce("The schedule", (served) => {
  const { as, addVehicle, addBooking } = bookingsAt(served)
  let bookings: PromiseClient["booking"]
  let [first, second, withdrawn] = [0, 0, 0]

  beforeAll(async () => {
    bookings = await as("agency")
    second = await addVehicle({ name: "Kia", regno: "BB22 BBB" })
    first = await addVehicle({ name: "Ford", regno: "AA11 AAA" })
    withdrawn = await addVehicle({ name: "Opel", regno: "CC33 CCC", status: "INACTIVE" })
    await addVehicle({ name: "Audi", regno: "DD44 DDD", agencyId: served.people.otherAgency })
    const on = (vehicleId: number, from: number, to: number, status: "BOOKED" | "COMPLETE" | "CANCELLED") =>
      addBooking({ vehicleId, startAt: inDays(from), endAt: inDays(to), status })
    await on(first, 12, 14, "BOOKED")
    await on(first, 8, 10, "BOOKED")
    await on(first, 20, 21, "BOOKED")
    await on(second, 10, 12, "CANCELLED")
    await on(withdrawn, 5, 30, "COMPLETE")
  })

  it("has every vehicle for hire or out, with the bookings that overlap the days", async () => {
    const vehicles = await bookings.schedule({ query: { from: inDays(9), to: inDays(16) } })
    expect(
      vehicles.map(({ id, regno, bookings }) => [id, regno, bookings.map(({ start }) => start)])
    ).toEqual([
      [first, "AA11 AAA", [inDays(8), inDays(12)]],
      [second, "BB22 BBB", []],
      [withdrawn, "CC33 CCC", [inDays(5)]]
    ])
    expect(vehicles[0]?.bookings[0]).toMatchObject({
      end: inDays(10),
      status: "BOOKED",
      firstname: "Ada",
      surname: "Hill",
      client: { id: served.people.client },
      version: 1
    })
  })

  it("leaves out what ends when the days begin, and what begins when they end", async () => {
    const [vehicle] = await bookings.schedule({ query: { from: inDays(10), to: inDays(12) } })
    expect(vehicle?.bookings).toEqual([])
  })

  it.each([
    ["text that is no time", "soon", inDays(2), "from"],
    ["an end before the start", inDays(2), inDays(1), "to"],
    ["a year at once", inDays(1), inDays(366), "to"]
  ])("refuses %s", async (_, from, to, field) => {
    expect(await refusalOf(bookings.schedule({ query: { from, to } }))).toMatchObject({
      status: 400,
      violations: [{ field }]
    })
  })
})
