import type { PromiseClient } from "@crewfleet/sdk"
import { beforeAll, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { insertJob } from "../transport/crewsAt.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

describeServed("A vehicle that a journey holds", (served) => {
  const { as, addVehicle, addBooking, asked } = bookingsAt(served)
  let bookings: PromiseClient["booking"]
  let plate = 100

  beforeAll(async () => {
    bookings = await as("agency")
    // The hirer is known from an earlier hire.
    await addBooking({ vehicleId: await addVehicle({ regno: "AA11 AAA" }) })
  })

  const another = () => addVehicle({ regno: `FR${plate++} EE` })
  /** A vehicle that is in a transport job from one day to another. */
  const onJourney = async (from: number, to: number, status: "COMMITTED" | "CANCELLED" = "COMMITTED") => {
    const vehicleId = await another()
    const times = { shiftDate: new Date(inDays(from)), shiftEndDate: new Date(inDays(to)) }
    await served.query((db) => insertJob(db, served.people.agency, { vehicleId, status, ...times }))
    return vehicleId
  }
  const quoted = async (vehicleId: number, from: number, to: number) =>
    (await bookings.price({ query: { vehicleId, start: inDays(from), end: inDays(to) } })).available
  const hired = async (vehicleId: number, from: number, to: number) =>
    (await bookings.create(asked(vehicleId, { start: inDays(from), end: inDays(to) }))).id ?? 0

  it("is not quoted as free during the journey, as no hire of it can be made then", async () => {
    const vehicleId = await onJourney(12, 14)
    expect(await quoted(vehicleId, 11, 13)).toBe(false)
    expect(await statusOf(hired(vehicleId, 11, 13))).toBe(409)
    expect(await quoted(vehicleId, 10, 12)).toBe(true)
    expect(await quoted(vehicleId, 14, 15)).toBe(true)
    expect(await hired(vehicleId, 10, 12)).toBeGreaterThan(0)
    expect(await quoted(await onJourney(12, 14, "CANCELLED"), 11, 13)).toBe(true)
  })

  it("is not free for a change of a booking, neither of its vehicle nor of its end", async () => {
    const vehicleId = await onJourney(14, 16)
    const id = await hired(await another(), 13, 15)
    const own = await hired(vehicleId, 10, 14)
    for (const [booking, terms] of [
      [id, { vehicleId }],
      [own, { end: inDays(15) }]
    ] as const) {
      const { available, after } = await bookings.termsPrice({ params: { id: booking }, query: terms })
      expect(available).toBe(false)
      const payload = { ...terms, totalAmount: after.totalAmount, version: 1 }
      expect(await statusOf(bookings.changeTerms({ params: { id: booking }, query: {}, payload }))).toBe(409)
    }
    const shorter = await bookings.termsPrice({ params: { id: own }, query: { end: inDays(13) } })
    expect(shorter.available).toBe(true)
  })
})
