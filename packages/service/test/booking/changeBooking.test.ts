import type { PromiseClient } from "@crewfleet/sdk"
import type { BookingChange } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

describeServed("The life of a booking", (served) => {
  const { as, addVehicle, addBooking } = bookingsAt(served)
  let bookings: PromiseClient["booking"]
  let vehicleId = 0
  let day = 100

  beforeAll(async () => {
    bookings = await as("agency")
    vehicleId = await addVehicle({ regno: "AA11 AAA" })
  })

  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const booked = (given: object = {}) => {
    day += 2
    return addBooking({ vehicleId, status: "BOOKED", startAt: inDays(day), endAt: inDays(day + 1), ...given })
  }
  const change = (id: number, event: string, more: object = {}, who = bookings) =>
    who.changeStatus({ params: { id }, query: {}, payload: { event: event as BookingChange, ...more } })
  /** Why a step is taken whose condition report is missing. */
  const without = { reason: "The tablet was empty" }
  const history = (id: number, who = bookings) => who.history({ params: { id }, query: {} })

  it("goes from the booking to the end of the hire, and writes down who did what", async () => {
    const own = await addVehicle({ regno: "BB22 BBB" })
    const id = await booked({ vehicleId: own, startAt: soon(1), endAt: soon(30) })
    const events = [
      "authorisation.asked",
      "booking.authorised",
      "vehicle.reserved",
      "hire.started",
      "hire.completed"
    ]
    const statuses: Array<unknown> = []
    for (const event of events)
      statuses.push((await change(id, event, event.startsWith("hire") ? without : {})).status)
    expect(statuses).toEqual(["WAITINGAUTH", "AUTHORIZED", "RESERVED", "IN_PROGRESS", "COMPLETE"])
    const entries = await history(id)
    expect(entries.map(({ event }) => event)).toEqual([...events].reverse())
    expect(entries[0]).toMatchObject({
      event: "hire.completed",
      fromStatus: "IN_PROGRESS",
      toStatus: "COMPLETE",
      user: "Robin Shaw"
    })
    expect(entries.at(-1)).not.toHaveProperty("reason")
    expect(entries[0]?.reason).toBe("The tablet was empty")
    expect(entries[0]).not.toHaveProperty("receivedAt")
    expect(Date.parse(entries[0]?.at ?? "")).toBeGreaterThan(Date.now() - 60_000)
  })

  it("cancels with a reason, which the history keeps, and not without one", async () => {
    const id = await booked()
    for (const reason of [undefined, "", "  ", "x".repeat(501)])
      expect(await refusalOf(change(id, "booking.cancelled", { reason }))).toMatchObject({
        status: 400,
        violations: [{ field: "reason" }]
      })
    expect(await history(id)).toEqual([])
    await change(id, "booking.cancelled", { reason: " The hirer rang " })
    expect(await history(id)).toMatchObject([{ toStatus: "CANCELLED", reason: "The hirer rang" }])
  })

  it("refuses what the status does not allow, and says so in words", async () => {
    const id = await booked()
    expect(await refusalOf(change(id, "hire.completed"))).toMatchObject({
      status: 409,
      message: "“Complete hire” is not possible: the booking is booked now."
    })
    await change(id, "booking.cancelled", { reason: "The hirer rang" })
    expect(await statusOf(change(id, "booking.authorised"))).toBe(409)
    expect(await statusOf(change(id, "booking.cancelled", { reason: "Again" }))).toBe(409)
    expect(await refusalOf(change(id, "status.overwritten"))).toMatchObject({
      status: 400,
      violations: [{ field: "event" }]
    })
  })

  it("does not start a hire long before its time, and after its end for a reason alone", async () => {
    expect(await refusalOf(change(await booked({ status: "RESERVED" }), "hire.started"))).toMatchObject({
      status: 409,
      message: expect.stringContaining("24 hours before")
    })
    const id = await booked({ status: "RESERVED", startAt: soon(-50), endAt: soon(-1) })
    expect(await refusalOf(change(id, "hire.started"))).toMatchObject({
      status: 400,
      violations: expect.arrayContaining([
        {
          field: "reason",
          message: "The booked end has passed: say why the start was not recorded before"
        }
      ])
    })
    expect((await change(id, "hire.started", without)).status).toBe("IN_PROGRESS")
  })

  it("starts no second hire of a vehicle that is still out, however many ask at once", async () => {
    const own = await addVehicle({ regno: "CC33 CCC" })
    const hire = (from: number, until: number) =>
      booked({ vehicleId: own, status: "RESERVED", startAt: soon(from), endAt: soon(until) })
    const [late, next, early] = [await hire(1, 10), await hire(10, 20), await hire(20, 30)]
    const answers = await Promise.all(
      [late, next, early].map((id) => statusOf(change(id, "hire.started", without)))
    )
    expect(answers.toSorted()).toEqual([409, 409, undefined])
    const out = [late, next, early][answers.indexOf(undefined)] ?? 0
    const waiting = [late, next, early].find((id) => id !== out) ?? 0
    expect(await refusalOf(change(waiting, "hire.started", without))).toMatchObject({
      status: 409,
      message: "The vehicle is still out with another hirer: complete that hire first"
    })
    const isOut = async (id: number) => (await bookings.byId({ params: { id }, query: {} })).vehicleIsOut
    expect([await isOut(waiting), await isOut(out)]).toEqual([true, false])
    await change(out, "hire.completed", without)
    expect((await change(waiting, "hire.started", without)).status).toBe("IN_PROGRESS")
  })

  it("takes back what was said by mistake, with a reason, and may say it again", async () => {
    const own = await addVehicle({ regno: "DD44 DDD" })
    const id = await booked({ vehicleId: own, startAt: soon(1), endAt: soon(30) })
    const slip = { reason: "Said of the wrong booking" }
    const steps = [
      ["authorisation.asked", "request.takenBack", "BOOKED"],
      ["booking.authorised", "authorisation.takenBack", "BOOKED"],
      ["booking.authorised", undefined, "AUTHORIZED"],
      ["vehicle.reserved", "reservation.takenBack", "AUTHORIZED"],
      ["hire.started", "start.takenBack", "RESERVED"],
      ["hire.started", undefined, "IN_PROGRESS"],
      ["hire.completed", "completion.takenBack", "IN_PROGRESS"]
    ] as const
    for (const [step, back, status] of steps) {
      const said = await change(id, step, step.startsWith("hire") ? without : {})
      if (back === undefined) expect(said.status).toBe(status)
      else {
        expect(await refusalOf(change(id, back))).toMatchObject({
          status: 400,
          violations: [{ field: "reason", message: "Enter the reason for taking it back" }]
        })
        expect((await change(id, back, slip)).status).toBe(status)
        expect(await statusOf(change(id, back, slip))).toBe(409)
      }
    }
    const told = await bookings.byId({ params: { id }, query: {} })
    expect([told.status, told.ratingsEnd, told.version]).toEqual(["IN_PROGRESS", undefined, 13])
    await change(id, "hire.completed", without)
    expect((await bookings.byId({ params: { id }, query: {} })).ratingsEnd).toBeTypeOf("string")
    const [, taken] = await history(id)
    expect(taken).toMatchObject({
      ...{ event: "completion.takenBack", fromStatus: "COMPLETE", toStatus: "IN_PROGRESS", ...slip }
    })
  })

  it("gives a booking back its vehicle as long as nobody else has it, however many ask at once", async () => {
    const slip = { reason: "The wrong booking" }
    const own = await addVehicle({ regno: "EE55 EEE" })
    const during = { vehicleId: own, startAt: soon(1), endAt: soon(30) }
    const cancelled = await Promise.all(
      Array.from({ length: 4 }, () => addBooking({ ...during, status: "CANCELLED" }))
    )
    const answers = await Promise.all(
      cancelled.map((id) => statusOf(change(id, "cancellation.takenBack", slip)))
    )
    expect(answers.toSorted()).toEqual([409, 409, 409, undefined])
    const one = cancelled[answers.indexOf(undefined)] ?? 0
    const other = cancelled.find((id) => id !== one) ?? 0
    const isTaken = async (id: number) => (await bookings.byId({ params: { id }, query: {} })).vehicleIsTaken
    expect([await isTaken(one), await isTaken(other)]).toEqual([false, true])
    expect(await refusalOf(change(other, "cancellation.takenBack", slip))).toMatchObject({
      status: 409,
      message: "The vehicle is promised to somebody else at that time by now"
    })
    await change(one, "booking.cancelled", slip)
    expect((await change(other, "cancellation.takenBack", slip)).status).toBe("BOOKED")
  })

  it("does not say of a hire that it goes on while the vehicle is out with another hirer", async () => {
    const slip = { reason: "The wrong booking" }
    const own = await addVehicle({ regno: "FF66 FFF" })
    const complete = await addBooking({
      vehicleId: own,
      status: "COMPLETE",
      startAt: soon(-30),
      endAt: soon(-20)
    })
    const out = await addBooking({
      vehicleId: own,
      status: "IN_PROGRESS",
      startAt: soon(-10),
      endAt: soon(10)
    })
    expect(await refusalOf(change(complete, "completion.takenBack", slip))).toMatchObject({
      message: "The vehicle is still out with another hirer: complete that hire first"
    })
    await change(out, "hire.completed", without)
    expect((await change(complete, "completion.takenBack", slip)).status).toBe("IN_PROGRESS")
  })

  it("lets one of many changes at once win, with one line in the history", async () => {
    const id = await booked()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        statusOf(
          index % 2 === 0
            ? change(id, "booking.authorised", { version: 1 })
            : change(id, "booking.cancelled", { version: 1, reason: "Twice" })
        )
      )
    )
    expect(answers.filter((status) => status === undefined)).toHaveLength(1)
    expect(answers.filter((status) => status === 409)).toHaveLength(7)
    expect(await history(id)).toHaveLength(1)
  })

  it("tells whoever saw an older version that somebody else saved first", async () => {
    const id = await booked()
    expect(await change(id, "booking.authorised", { version: 1 })).toEqual({
      id,
      status: "AUTHORIZED",
      version: 2
    })
    expect(await refusalOf(change(id, "booking.cancelled", { version: 1, reason: "Late" }))).toMatchObject({
      status: 409,
      message: "Somebody else has changed this meanwhile."
    })
  })

  it("shows and changes another agency's bookings to nobody but admins", async () => {
    const id = await booked()
    const other = await as("other-agency")
    expect(await statusOf(history(id, other))).toBe(404)
    expect(await statusOf(change(id, "booking.authorised", {}, other))).toBe(404)
    for (const missing of [999_999, 99_999_999_999]) {
      expect(await statusOf(history(missing))).toBe(404)
      expect(await statusOf(change(missing, "booking.authorised"))).toBe(404)
    }
    const admin = await as("admin")
    expect((await change(id, "booking.authorised", {}, admin)).status).toBe("AUTHORIZED")
    expect(await history(id, admin)).toHaveLength(1)
  })
})
