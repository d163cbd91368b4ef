import { offeredStep, type ReportFacts } from "@crewfleet/machines"
import type { StepAsked } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { sendsAs } from "../delivery/sendsAs.ts"
import { failing, makeWorld, someone } from "./someone.ts"
import { away, complete, completeDraft, edits, receivedReport, refused, signBoth } from "./someReport.ts"

const now = "2026-03-02T10:00:00.000Z"
const hire = { start: "2026-03-02T11:00:00.000Z", end: "2026-03-04T11:00:00.000Z", version: 3 }
const chooses = (wanted: boolean) => edits({ type: "step.chosen", wanted })

const offer = (
  moment: "PICK_UP" | "RETURN",
  facts: Partial<ReportFacts>,
  step?: StepAsked,
  received?: object
) => offeredStep({ record: { bookingId: 7, moment }, form: { ...complete, step }, facts, received }, now)
const standing = (status: string | undefined, more: object = {}) => ({
  subject: { ...hire, status, ...more }
})

describe("offeredStep", () => {
  it.each([
    ["PICK_UP", undefined, true],
    ["PICK_UP", "BOOKED", false],
    ["PICK_UP", "AUTHORIZED", true],
    ["PICK_UP", "RESERVED", true],
    ["PICK_UP", "IN_PROGRESS", undefined],
    ["PICK_UP", "CANCELLED", undefined],
    ["RETURN", undefined, true],
    ["RETURN", "RESERVED", false],
    ["RETURN", "IN_PROGRESS", true],
    ["RETURN", "COMPLETE", undefined]
  ] as const)("ticks the step of a %s by itself where the booking is %s: %s", (moment, status, isWanted) => {
    expect(offer(moment, standing(status))?.isWanted).toBe(isWanted)
  })

  it("knows that the hire starts with a pick-up that waits on this device", () => {
    expect(offer("RETURN", { ...standing("RESERVED"), isStarting: true })).toEqual({
      isWanted: true,
      because: []
    })
    expect(offer("RETURN", { ...standing("CANCELLED"), isStarting: true })).toBeUndefined()
  })

  it("says what stands in the way, and takes what a person chose before it", () => {
    const out = standing("RESERVED", { vehicleIsOut: true })
    expect(offer("PICK_UP", out)?.because).toEqual([
      "The vehicle is still out with another hirer: complete that hire first"
    ])
    expect(offer("PICK_UP", out, { wanted: true })?.isWanted).toBe(true)
    expect(offer("PICK_UP", standing("RESERVED"), { wanted: false })?.isWanted).toBe(false)
  })

  it("brings no step by itself with the correction of what was received", () => {
    expect(offer("PICK_UP", standing("RESERVED"), undefined, receivedReport(uuid(60)))?.isWanted).toBe(false)
  })
})

describe("conditionReportMachine, with the step of its booking", () => {
  const opened = async (status?: string) => {
    const world = makeWorld({ draft: completeDraft })
    world.lookUp = async () => standing(status)
    const person = someone(world)
    await person.comesTo({ filling: "known" })
    return { ...person, world }
  }

  it("sends the step with the time at which it was asked and the version that was known, over a crash too", async () => {
    const { world, does, isKept, comesTo } = await opened("RESERVED")
    world.send = failing(away)
    await does(sendsAs(uuid(50)))
    await isKept()
    await comesTo("waiting")
    const step = { at: now, version: 3 }
    expect(world.sent).toMatchObject([{ step }])
    const later = makeWorld({ draft: world.written.at(-1), facts: {} })
    const { comesTo: comesBack } = someone(later)
    await comesBack("received")
    expect(later.sent).toMatchObject([{ id: uuid(50), step }])
  })

  it("keeps the signatures where the step is chosen, and sends none that was not wanted", async () => {
    const { world, does, isKept, comesTo, notified } = await opened("RESERVED")
    await does(chooses(true), chooses(false), sendsAs(uuid(50)))
    await isKept()
    await comesTo("received")
    expect(world.sent[0]).not.toHaveProperty("step")
    expect(notified).toEqual([])
  })

  it("keeps the first time through a refusal, and takes a new one where the step is chosen anew", async () => {
    for (const [more, at] of [
      [[], now],
      [[chooses(true)], "2026-03-02T12:00:00.000Z"]
    ] as const) {
      const { world, does, isKept, comesTo } = await opened("RESERVED")
      world.send = failing(refused(400))
      await does(sendsAs(uuid(50)))
      await isKept()
      await comesTo({ filling: "refused" })
      world.send = async ({ id }) => receivedReport(id)
      await does(edits({ type: "answer.given", answers: { fuel: 3 } }), ...signBoth, ...more)
      await does({ type: "send.asked", id: uuid(52), now: "2026-03-02T12:00:00.000Z" })
      await isKept()
      await comesTo("received")
      expect(world.sent.at(-1)).toMatchObject({ step: { at } })
    }
  })

  const openedAt = "2026-03-02T09:40:00.000Z"
  /** Somebody who opened a report where there is no connection. */
  const openedAway = async (draft = completeDraft, at = openedAt) => {
    const world = makeWorld({ draft, facts: { openedAt: at } })
    world.lookUp = failing(away)
    const person = someone(world)
    await person.comesTo({ filling: "unknown" })
    return { ...person, world }
  }

  it("says since when nothing was known of the booking, where no version was", async () => {
    const { world, does, isKept, comesTo } = await openedAway()
    await does(sendsAs(uuid(50)))
    await isKept()
    await comesTo("received")
    expect(world.sent[0]?.step).toEqual({ at: now, openedAt })
  })

  it("was opened when it was first opened, however often it is opened again", async () => {
    const { world, does, isKept } = await openedAway()
    await does(edits({ type: "answer.given", answers: { fuel: 3 } }))
    await isKept()
    const later = await openedAway(world.written.at(-1), "2026-03-02T09:55:00.000Z")
    await later.does(...signBoth, sendsAs(uuid(50)))
    await later.isKept()
    await later.comesTo("received")
    expect(later.world.sent[0]?.step).toEqual({ at: now, openedAt })
  })

  it("sends the version alone that was learnt before it was asked for", async () => {
    const { world, does, isKept, comesTo } = await openedAway()
    world.lookUp = async () => standing("RESERVED")
    await does({ type: "connection.returned" })
    await comesTo({ filling: "known" })
    await does(sendsAs(uuid(50)))
    await isKept()
    await comesTo("received")
    expect(world.sent[0]?.step).toEqual({ at: now, version: 3 })
  })

  it("does not claim to have known what is learnt after a refusal", async () => {
    const { world, does, isKept, comesTo, context } = await openedAway()
    world.send = failing(refused(400))
    world.lookUp = async () => standing("RESERVED", { version: 4 })
    await does(sendsAs(uuid(50)))
    await isKept()
    await comesTo({ filling: "refused" })
    await expect.poll(() => context().facts.subject?.version).toBe(4)
    world.send = async ({ id }) => receivedReport(id)
    await does(edits({ type: "answer.given", answers: { fuel: 3 } }), ...signBoth)
    await does({ type: "send.asked", id: uuid(52), now: "2026-03-02T12:00:00.000Z" })
    await isKept()
    await comesTo("received")
    expect(world.sent.at(-1)?.step).toEqual({ at: now, openedAt })
  })

  it("keeps the time where this device's report takes the place of another", async () => {
    const { world, does, isKept, comesTo } = await opened("RESERVED")
    world.send = failing(refused(409))
    world.lookUp = async () => ({ ...standing("RESERVED", { version: 4 }), pickUp: receivedReport(uuid(60)) })
    await does(sendsAs(uuid(50)))
    await isKept()
    await comesTo("conflicting")
    world.send = async ({ id }) => receivedReport(id)
    await does({ type: "own.chosen", id: uuid(51) })
    await isKept()
    await comesTo("received")
    expect(world.sent.at(-1)).toMatchObject({ id: uuid(51), step: { at: now, version: 3 } })
  })
})
