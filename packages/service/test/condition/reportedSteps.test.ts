import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { ago, fresh, stepsAt } from "./stepsAt.ts"

describeServed("A step that comes with a report", (served) => {
  const {
    desk,
    addVehicle,
    newVehicle,
    addBooking,
    asked,
    booked,
    sends,
    changes,
    reads,
    history,
    inConflict
  } = stepsAt(served)

  it("starts the hire at the time of the device, and says that it was received late", async () => {
    const id = await booked()
    const at = ago(40)
    const received = await sends(id, "PICK_UP", { at, version: 1 })
    expect(received).toMatchObject({ bookingStatus: "IN_PROGRESS", step: { outcome: "TAKEN", at } })
    const [started] = await history(id)
    expect(started).toMatchObject({ event: "hire.started", toStatus: "IN_PROGRESS", at, user: "Robin Shaw" })
    expect(Date.parse(started?.receivedAt ?? "")).toBeGreaterThan(Date.now() - 60_000)
    expect(await reads(id)).toMatchObject({
      status: "IN_PROGRESS",
      pickUpIsReported: true,
      returnIsReported: false,
      stepConflicts: []
    })
  })

  it("is not late within five minutes, and never later than now, however far a clock is ahead", async () => {
    const [soon, ahead] = [await booked(), await booked()]
    await sends(soon, "PICK_UP", { at: ago(4), version: 1 })
    expect((await history(soon))[0]).not.toHaveProperty("receivedAt")
    const { step } = await sends(ahead, "PICK_UP", { at: ago(-600), version: 1 })
    expect(step?.outcome).toBe("TAKEN")
    expect(step?.at).toBe(step?.receivedAt)
    expect((await history(ahead))[0]).not.toHaveProperty("receivedAt")
  })

  it("takes effect no earlier than what the device knew, where its clock is behind", async () => {
    const id = await booked("BOOKED")
    await changes(id, "booking.authorised")
    const { at: authorised } = (await history(id))[0] ?? {}
    const { step } = await sends(id, "PICK_UP", { at: ago(10_000), version: 2 })
    expect(step).toMatchObject({ outcome: "TAKEN", at: authorised })
  })

  it("is a conflict where somebody has changed the booking meanwhile, and the report is kept", async () => {
    const id = await booked("AUTHORIZED")
    await changes(id, "vehicle.reserved")
    const at = ago(90)
    const received = await sends(id, "PICK_UP", { at, version: 1 })
    expect(received).toMatchObject({
      version: 1,
      step: { outcome: "CONFLICT", at, message: "The booking was changed meanwhile: vehicle reserved." }
    })
    const { status, stepConflicts } = await reads(id)
    expect(status).toBe("RESERVED")
    expect(stepConflicts).toMatchObject([
      { report: received.id, event: "hire.started", at, user: "Robin Shaw" }
    ])
  })

  /** A booking that was made and reserved at the desk, of a hire that starts within the day. */
  const reserved = async () => {
    const vehicleId = await newVehicle()
    const hire = { start: ago(-60), end: ago(-3_000) }
    const { id = 0 } = await (await desk()).booking.create(asked(vehicleId, hire))
    await changes(id, "booking.authorised")
    await changes(id, "vehicle.reserved")
    return id
  }
  const agreesAnew = async (id: number, terms: { readonly end?: string; readonly vehicleId?: number }) => {
    const { after } = await (await desk()).booking.termsPrice({ params: { id }, query: terms })
    const payload = { ...terms, totalAmount: after.totalAmount, version: 3 }
    return (await desk()).booking.changeTerms({ params: { id }, query: {}, payload })
  }

  it("is taken of a device that knew nothing, where nobody changed the booking since the report was opened", async () => {
    const id = await reserved()
    const [openedAt, at] = [ago(0), ago(0)]
    const { step } = await sends(id, "PICK_UP", { at, openedAt })
    expect(step).toMatchObject({ outcome: "TAKEN", at })
    expect(await reads(id)).toMatchObject({ status: "IN_PROGRESS", stepConflicts: [] })
  })

  it("is a conflict of a device that knew nothing, where the desk agreed anew after the report was opened", async () => {
    const other = await newVehicle()
    for (const terms of [{ end: ago(-4_500) }, { vehicleId: other }]) {
      const id = await reserved()
      const openedAt = ago(0)
      await agreesAnew(id, terms)
      const { step } = await sends(id, "PICK_UP", { at: ago(0), openedAt })
      expect(step).toMatchObject({
        outcome: "CONFLICT",
        message: "The booking was changed meanwhile: booking changed."
      })
      expect(await reads(id)).toMatchObject({ status: "RESERVED", stepConflicts: [{}] })
    }
  })

  it("is judged by when the report was opened, however far the clock of a device that knew nothing is ahead", async () => {
    for (const isAgreedAnew of [false, true]) {
      const id = await reserved()
      const openedAt = ago(-600)
      // A minute later by both clocks, as what is on its way counts as time before the opening.
      served.ahead = 60_000
      if (isAgreedAnew) await agreesAnew(id, { end: ago(-4_500) })
      const { step } = await sends(id, "PICK_UP", { at: ago(-601), openedAt })
      served.ahead = 0
      expect(step?.outcome).toBe(isAgreedAnew ? "CONFLICT" : "TAKEN")
    }
    const id = await reserved()
    const at = ago(0)
    await agreesAnew(id, { end: ago(-4_500) })
    expect((await sends(id, "PICK_UP", { at, openedAt: ago(-600) })).step?.outcome).toBe("TAKEN")
  })

  it("is a conflict where the desk agreed anew after it was asked for, of a device that says no more", async () => {
    const id = await reserved()
    const at = ago(0)
    await agreesAnew(id, { end: ago(-4_500) })
    expect((await sends(id, "PICK_UP", { at })).step).toMatchObject({ outcome: "CONFLICT", at })
  })

  it("is no conflict as a booking is newer than the clock of a device that knew nothing", async () => {
    const vehicleId = await newVehicle()
    const { id = 0 } = await (await desk()).booking.create(
      asked(vehicleId, { start: ago(-60), end: ago(-3_000) })
    )
    await served.query((db) =>
      db.updateTable("bookings").set({ status: "RESERVED" }).where("id", "=", id).execute()
    )
    const { step } = await sends(id, "PICK_UP", { at: ago(90), openedAt: ago(100) })
    expect(step?.outcome).toBe("TAKEN")
  })

  it("completes by itself with a return of a device that knew nothing, unless the desk had agreed anew", async () => {
    for (const isAgreedAnew of [false, true]) {
      const id = await reserved()
      const openedAt = ago(0)
      await sends(id, "RETURN", { at: ago(0), openedAt })
      if (isAgreedAnew) await agreesAnew(id, { end: ago(-4_500) })
      const version = isAgreedAnew ? 4 : 3
      expect((await sends(id, "PICK_UP", { at: ago(0), version })).step?.outcome).toBe("TAKEN")
      expect((await reads(id)).status).toBe(isAgreedAnew ? "IN_PROGRESS" : "COMPLETE")
    }
  })

  it("keeps the report of a booking that was cancelled, and of one whose life refuses the step", async () => {
    const { id } = await inConflict()
    const early = await addBooking({
      vehicleId: await addVehicle({ regno: "ST11 EAR" }),
      status: "RESERVED",
      startAt: ago(-9_000),
      endAt: ago(-12_000)
    })
    const { step } = await sends(early, "PICK_UP", { at: ago(0), version: 1 })
    expect(step).toMatchObject({ outcome: "CONFLICT", message: expect.stringContaining("24 hours before") })
    for (const each of [id, early])
      expect(await reads(each)).toMatchObject({ pickUpIsReported: true, stepConflicts: [{}] })
  })

  it("takes both steps that one device made offline, in whichever order their reports arrive", async () => {
    for (const order of [
      ["PICK_UP", "RETURN"],
      ["RETURN", "PICK_UP"]
    ] as const) {
      const id = await booked()
      const times = { PICK_UP: ago(45), RETURN: ago(15) }
      for (const moment of order) await sends(id, moment, { at: times[moment], version: 1 })
      expect(await reads(id)).toMatchObject({ status: "COMPLETE", stepConflicts: [] })
      expect((await history(id)).map(({ event, at }) => [event, at])).toEqual([
        ["hire.completed", times.RETURN],
        ["hire.started", times.PICK_UP]
      ])
    }
  })

  it("is taken once, however often the report is sent, and is nothing new where it is so already", async () => {
    const id = await booked()
    const [step, reportId] = [{ at: ago(20), version: 1 }, fresh()]
    await sends(id, "PICK_UP", step, { reportId })
    await sends(id, "PICK_UP", step, { reportId })
    expect(await history(id)).toHaveLength(1)
    const corrected = await sends(id, "PICK_UP", { at: ago(1), version: 1 }, { follows: reportId })
    expect(corrected.step?.outcome).toBe("ALREADY")
    expect(await history(id)).toHaveLength(1)
  })

  it("does not start a second hire of a vehicle that is out, and keeps both of two reports at once", async () => {
    const vehicleId = await addVehicle({ regno: "ST22 OUT" })
    const hire = (from: number) =>
      addBooking({ vehicleId, status: "RESERVED", startAt: ago(-from), endAt: ago(-from - 60) })
    const ids = [await hire(60), await hire(120)]
    const received = await Promise.all(ids.map((id) => sends(id, "PICK_UP", { at: ago(1), version: 1 })))
    expect(received.map(({ step }) => step?.outcome).toSorted()).toEqual(["CONFLICT", "TAKEN"])
    for (const id of ids) expect((await reads(id)).pickUpIsReported).toBe(true)
  })

  it("wants a report or a reason of whoever takes the step by hand", async () => {
    const id = await booked()
    expect(await refusalOf(changes(id, "hire.started"))).toMatchObject({
      status: 400,
      violations: [
        {
          field: "reason",
          message: "This pick-up has no report yet: fill it in, or say why the hire starts without one"
        }
      ]
    })
    await changes(id, "hire.started", { reason: "The tablet was empty" })
    expect(await refusalOf(changes(id, "hire.completed"))).toMatchObject({
      violations: [{ message: expect.stringContaining("This return has no report yet") }]
    })
    await sends(id, "RETURN", undefined)
    expect((await changes(id, "hire.completed")).status).toBe("COMPLETE")
  })

  it("wants another report, or a reason, where a step was taken back since the report came", async () => {
    const id = await booked()
    const { id: pickUp } = await sends(id, "PICK_UP", { at: ago(30), version: 1 })
    await changes(id, "start.takenBack", { reason: "The wrong booking" })
    expect(await reads(id)).toMatchObject({ status: "RESERVED", pickUpIsReported: false })
    expect(await statusOf(changes(id, "hire.started"))).toBe(400)
    await sends(id, "PICK_UP", undefined, { follows: pickUp })
    expect((await changes(id, "hire.started")).status).toBe("IN_PROGRESS")
    const { id: atReturn } = await sends(id, "RETURN", { at: ago(1), version: 4 })
    expect(await reads(id)).toMatchObject({ status: "COMPLETE", returnIsReported: true })
    await changes(id, "completion.takenBack", { reason: "The hirer drove on" })
    expect(await reads(id)).toMatchObject({ pickUpIsReported: true, returnIsReported: false })
    expect(await statusOf(changes(id, "hire.completed"))).toBe(400)
    await sends(id, "RETURN", undefined, { follows: atReturn })
    expect((await changes(id, "hire.completed")).status).toBe("COMPLETE")
  })
})
