import {
  type BookingAct,
  bookingChangeLogic,
  bookingChangeMachine,
  obstaclesToStep,
  type StandingBooking
} from "@crewfleet/machines"
import { failing, handlers, inSequence, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const now = "2026-11-23T08:00:00.000Z"
const times = { start: "2026-11-23T09:00:00.000Z", end: "2026-11-25T09:00:00.000Z" }
const made = { event: "booking.made", toStatus: "BOOKED", user: "Robin Shaw", at: now }

const standing = (status: string, version: number): StandingBooking => ({
  ...times,
  status,
  version,
  vehicleIsOut: false,
  vehicleIsTaken: false,
  vehicleIsUnfit: false,
  stepConflicts: [],
  history: [made],
  now
})

/** Somebody at the desk, looking at booking 7. */
const someone = () => {
  const heard: Array<string> = []
  const actor = createActor(
    bookingChangeLogic(connect, () => new Date(now)),
    { input: { id: 7 } }
  )
  actor.on("notice", ({ notice }) => heard.push(`${notice.level}: ${notice.text}`))
  actor.on("booking.moved", () => heard.push("moved"))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { actor, heard, settled }
}

const answering = (first: readonly [string, number], then = first) => {
  const notified = ([status, version]: readonly [string, number]) => ({ id: 7, ...times, status, version })
  service.use(
    handlers.booking.byId(
      inSequence(
        () => notified(first),
        () => notified(then)
      )
    ),
    handlers.booking.history(() => [made])
  )
}

describe("bookingChangeMachine", () => {
  it("shows how the booking stands and what happened to it", async () => {
    answering(["BOOKED", 3])
    const { settled } = someone()
    const { value, context } = await settled()
    expect(value).toBe("looking")
    expect(context.booking).toEqual(standing("BOOKED", 3))
  })

  it("asks for a reason to cancel, and cancels the version that was looked at", async () => {
    answering(["BOOKED", 3], ["CANCELLED", 4])
    const asked: Array<unknown> = []
    service.use(
      handlers.booking.changeStatus(({ params, payload }) => {
        asked.push([params.id, payload])
        return { id: 7, status: "CANCELLED", version: 4 }
      })
    )
    const { actor, heard, settled } = someone()
    await settled()
    actor.send({ type: "act.chosen", act: "booking.cancelled" })
    actor.send({ type: "act.confirmed" })
    expect(actor.getSnapshot().context.problems).toEqual([
      { field: "reason", text: "Enter the reason for cancelling the booking" }
    ])
    actor.send({ type: "reason.typed", reason: " The hirer rang " })
    actor.send({ type: "act.confirmed" })
    const { context } = await settled()
    expect(asked).toEqual([["7", { event: "booking.cancelled", reason: "The hirer rang", version: 3 }]])
    expect(heard).toEqual(["success: Booking cancelled", "moved"])
    expect(context).toMatchObject({ booking: { status: "CANCELLED" }, act: undefined, reason: "" })
  })

  /** Somebody who cancels booking 7 when somebody else was faster, and what they sent. */
  const overtaken = async (then: readonly [string, number]) => {
    const sent: Array<unknown> = []
    answering(["BOOKED", 3], then)
    service.use(
      handlers.booking.changeStatus(({ payload }) => {
        sent.push(payload)
        return failing(409, "Somebody else has changed this meanwhile.")()
      })
    )
    const agent = someone()
    await agent.settled()
    agent.actor.send({ type: "act.chosen", act: "booking.cancelled" })
    agent.actor.send({ type: "reason.typed", reason: "The hirer rang" })
    agent.actor.send({ type: "act.confirmed" })
    return { ...agent, sent, state: await agent.settled() }
  }

  it("shows how the booking stands now when somebody else saved first, and sends what was typed again", async () => {
    const { actor, heard, sent, settled, state } = await overtaken(["AUTHORIZED", 4])
    expect(heard).toEqual(["moved"])
    expect(state.value).toBe("asking")
    expect(state.context).toMatchObject({
      booking: { status: "AUTHORIZED", version: 4 },
      act: "booking.cancelled",
      reason: "The hirer rang",
      warnings: [{ level: "warning", text: "Somebody else has changed this meanwhile." }],
      overtaken: true
    })
    actor.send({ type: "act.confirmed" })
    await settled()
    expect(sent).toMatchObject([{ version: 3 }, { reason: "The hirer rang", version: 4 }])
  })

  it("keeps what was typed where the booking allows the change no more", async () => {
    const { state } = await overtaken(["CANCELLED", 4])
    expect(state.value).toBe("looking")
    expect(state.context).toMatchObject({
      reason: "The hirer rang",
      warnings: [{ level: "warning", text: "Somebody else has changed this meanwhile." }],
      overtaken: true
    })
  })

  it("claims of nobody that they were faster where the booking stands as it was shown", async () => {
    const { actor, sent, settled, state } = await overtaken(["BOOKED", 3])
    const refused = {
      reason: "The hirer rang",
      warnings: [{ level: "warning", text: "Somebody else has changed this meanwhile." }],
      overtaken: false
    }
    expect([state.value, state.context]).toMatchObject(["asking", refused])
    answering(["BOOKED", 4])
    actor.send({ type: "act.confirmed" })
    expect((await settled()).context).toMatchObject({ ...refused, overtaken: true })
    actor.send({ type: "act.confirmed" })
    expect((await settled()).context).toMatchObject(refused)
    expect(sent).toMatchObject([{ version: 3 }, { version: 3 }, { version: 4 }])
  })

  it("keeps what was typed while the booking cannot be loaded again", async () => {
    const { actor, heard, settled } = someone()
    answering(["BOOKED", 3])
    await settled()
    actor.send({ type: "act.chosen", act: "booking.cancelled" })
    actor.send({ type: "reason.typed", reason: "The hirer rang" })
    service.use(handlers.booking.changeStatus(failing(409, "Too late")), handlers.booking.byId(failing(500)))
    actor.send({ type: "act.confirmed" })
    expect((await settled()).value).toBe("failed")
    answering(["AUTHORIZED", 4])
    actor.send({ type: "reload.asked" })
    const { value, context } = await settled()
    expect([value, context.reason]).toEqual(["asking", "The hirer rang"])
    expect(context).toMatchObject({ warnings: [{ level: "warning", text: "Too late" }], overtaken: true })
    expect(heard).toEqual(["moved"])
  })

  it("keeps what was typed while a change was sent that failed", async () => {
    answering(["BOOKED", 3])
    service.use(handlers.booking.changeStatus(failing(500)))
    const { actor, settled } = someone()
    await settled()
    actor.send({ type: "act.chosen", act: "booking.cancelled" })
    actor.send({ type: "reason.typed", reason: "The hirer" })
    actor.send({ type: "act.confirmed" })
    actor.send({ type: "reason.typed", reason: "The hirer rang" })
    const { value, context } = await settled()
    expect([value, context.reason]).toEqual(["asking", "The hirer rang"])
  })

  it("takes a reason to the same change once more, and to no other", async () => {
    const [same, another] = [await overtaken(["BOOKED", 4]), await overtaken(["BOOKED", 4])]
    for (const { actor } of [same, another]) actor.send({ type: "act.abandoned" })
    same.actor.send({ type: "act.chosen", act: "booking.cancelled" })
    expect(same.actor.getSnapshot().context).toMatchObject({ reason: "The hirer rang", overtaken: false })
    another.actor.send({ type: "act.chosen", act: "booking.authorised" })
    expect(another.actor.getSnapshot().context).toMatchObject({ act: "booking.authorised", reason: "" })
  })

  it("keeps the reason when nothing answers, and tries again when asked to", async () => {
    answering(["BOOKED", 3])
    service.use(handlers.booking.changeStatus(failing(500)))
    const { actor, settled } = someone()
    await settled()
    actor.send({ type: "act.chosen", act: "booking.cancelled" })
    actor.send({ type: "reason.typed", reason: "The hirer rang" })
    actor.send({ type: "act.confirmed" })
    const { value, context } = await settled()
    expect([value, context.reason]).toEqual(["asking", "The hirer rang"])
  })

  it("does not choose what the booking does not allow now", async () => {
    answering(["IN_PROGRESS", 3])
    const { actor, settled } = someone()
    await settled()
    expect(actor.getSnapshot().can({ type: "act.chosen", act: "booking.cancelled" })).toBe(false)
    expect(actor.getSnapshot().can({ type: "act.chosen", act: "hire.completed" })).toBe(true)
  })
})

describe("a step that came with a report and was not taken", () => {
  const report = uuid(60)
  const at = "2026-11-23T06:12:00.000Z"
  const conflict = { report, event: "hire.started", at, receivedAt: now, message: "Vehicle reserved" }

  const opened = async (status: string) => {
    const asked: Array<unknown> = []
    const booking = { id: 7, ...times, status, version: 4, pickUpIsReported: true, stepConflicts: [conflict] }
    service.use(
      handlers.booking.byId(() => booking),
      handlers.booking.history(() => [made]),
      handlers.booking.changeStatus(({ payload }) => {
        asked.push(payload)
        return { id: 7, status, version: 5 }
      })
    )
    const person = someone()
    await person.settled()
    return { ...person, asked }
  }

  it("is taken for its report, without a reason", async () => {
    const { actor, asked, settled } = await opened("RESERVED")
    actor.send({ type: "act.chosen", act: "hire.started", report })
    actor.send({ type: "act.confirmed" })
    const { context } = await settled()
    expect(asked).toEqual([{ event: "hire.started", report, version: 4 }])
    expect(context).toMatchObject({ act: undefined, report: undefined })
  })

  it("is set aside with a reason, also of a booking that was cancelled, where it cannot be taken", async () => {
    const { actor, asked, heard, settled } = await opened("CANCELLED")
    const can = (act: BookingAct, of = report) =>
      actor.getSnapshot().can({ type: "act.chosen", act, report: of })
    expect([can("hire.started"), can("step.setAside"), can("step.setAside", uuid(61))]).toEqual([
      false,
      true,
      false
    ])
    actor.send({ type: "act.chosen", act: "step.setAside", report })
    actor.send({ type: "act.confirmed" })
    expect(actor.getSnapshot().context.problems).toEqual([
      { field: "reason", text: "Enter the reason for setting it aside" }
    ])
    actor.send({ type: "reason.typed", reason: "Nobody came" })
    actor.send({ type: "act.confirmed" })
    await settled()
    expect(asked).toEqual([{ event: "step.setAside", reason: "Nobody came", report, version: 4 }])
    expect(heard).toEqual(["success: Step that came with a report set aside", "moved"])
  })

  it("is looked at by the time of its device: within a day of the booked start then, if not now", async () => {
    const booking = { ...standing("RESERVED", 4), now: "2026-11-20T09:00:00.000Z" }
    expect(obstaclesToStep(booking, "hire.started")).toHaveLength(1)
    expect(obstaclesToStep(booking, "hire.started", conflict)).toEqual([])
  })

  it("keeps the reason that was typed for it", async () => {
    const { actor } = await opened("CANCELLED")
    actor.send({ type: "act.chosen", act: "step.setAside", report })
    actor.send({ type: "reason.typed", reason: "Nobody came" })
    actor.send({ type: "act.abandoned" })
    actor.send({ type: "act.chosen", act: "step.setAside", report })
    expect(actor.getSnapshot().context.reason).toBe("Nobody came")
  })
})

describeWalk(bookingChangeMachine, {
  inputs: [{ id: 7 }],
  events: [
    { type: "act.chosen", act: "booking.cancelled" },
    { type: "act.chosen", act: "booking.authorised" },
    { type: "reason.typed", reason: "Ada Hill rang" },
    { type: "act.confirmed" },
    { type: "act.abandoned" },
    { type: "reload.asked" }
  ],
  answers: { load: [standing("BOOKED", 3), standing("CANCELLED", 4)], act: [{ id: 7 }] }
})
