import { each } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { describeServed, describeServedOnce } from "../servedOnBoth.ts"

describeServed("Whoever goes through all bookings", (served) => {
  const { as, addVehicle, addBooking } = bookingsAt(served)

  it("cancels each as it comes, and leaves none", async () => {
    for (let at = 0; at < 41; at += 1) {
      const vehicleId = await addVehicle({ regno: `EA${at} CHH` })
      await addBooking({ vehicleId, status: "BOOKED", startAt: inDays(5 + (at % 4)), endAt: inDays(10) })
    }
    const bookings = await as("agency")
    const booked = { params: { size: 10 }, query: { statuses: ["BOOKED"] } } as const
    const cancelled: Array<number> = []
    for await (const { id } of each(bookings.list, booked)) {
      const payload = { event: "booking.cancelled", reason: "The desk is closed" } as const
      await bookings.changeStatus({ params: { id }, payload })
      cancelled.push(id)
    }
    expect(new Set(cancelled).size).toBe(41)
    expect(cancelled).toHaveLength(41)
    const left = await bookings.list({ params: { page: 0, size: 1 }, query: { statuses: ["BOOKED"] } })
    expect(left.totalElements).toBe(0)
  })
})

describeServedOnce("Whoever goes through many", (served) => {
  const { as, addVehicle } = bookingsAt(served)

  it("gets each once, also of more than a search counts", async () => {
    const vehicleId = await addVehicle({ regno: "MA11 ANY" })
    await served.query(async (db) => {
      const { agency: agencyId, client: clientId } = served.people
      await db
        .insertInto("bookings")
        .values(
          Array.from({ length: 2_345 }, (_, at) => ({
            vehicleId,
            agencyId,
            clientId,
            status: "COMPLETE" as const,
            source: "WEBSITE",
            paymentMethod: "CARD",
            startAt: new Date(Date.UTC(2020, 0, 1, at >> 2)),
            endAt: new Date(Date.UTC(2020, 0, 1, at >> 2, 30)),
            firstname: "Zoë",
            surname: "Hill",
            email: "zoe@mail.example"
          }))
        )
        .execute()
    })
    const bookings = await as("agency")
    const ids = await Array.fromAsync(
      each(bookings.list, { params: { size: 500 }, query: { searchCriteria: "zoë" } }),
      ({ id }) => id
    )
    expect(ids).toHaveLength(2_345)
    expect(new Set(ids).size).toBe(2_345)
  })
})
