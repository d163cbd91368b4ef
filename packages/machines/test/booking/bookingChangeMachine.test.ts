import { bookingChangeLogic, bookingChangeMachine, type StandingBooking } from "@crewfleet/machines"
import { failing, handlers, inSequence } from "@crewfleet/sdk/testing"
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
  vehicleIsUnfit: false,
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
    expect(heard).toEqual(["warning: Somebody else has changed this meanwhile.", "moved"])
    expect(state.value).toBe("asking")
    expect(state.context).toMatchObject({
      booking: { status: "AUTHORIZED", version: 4 },
      act: "booking.cancelled",
      reason: "The hirer rang",
      overtaken: true
    })
    actor.send({ type: "act.confirmed" })
    await settled()
    expect(sent).toMatchObject([{ version: 3 }, { reason: "The hirer rang", version: 4 }])
  })

  it("keeps what was typed where the booking allows the change no more", async () => {
    const { state } = await overtaken(["CANCELLED", 4])
    expect(state.value).toBe("looking")
    expect(state.context).toMatchObject({ reason: "The hirer rang", overtaken: true })
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
    expect(heard).toEqual(["warning: Too late", "moved"])
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
