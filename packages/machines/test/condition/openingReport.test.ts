import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { failing, makeWorld, someone, subject } from "./someone.ts"
import {
  away,
  complete,
  completeDraft,
  edits,
  places,
  receivedReport,
  refused,
  sends,
  shoots
} from "./someReport.ts"

describe("conditionReportMachine, opening", () => {
  it("shows what the device kept, without asking anybody", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.lookUp = failing(away)
    const { comesTo, context } = someone(world)
    await comesTo({ filling: "unknown" })
    expect(context().form).toEqual(complete)
  })

  it("shows the report that the service has, when nothing is on the device", async () => {
    const world = makeWorld()
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(60)) })
    const { comesTo, context } = someone(world)
    await comesTo("received")
    expect(context()).toMatchObject({ id: uuid(60), receivedAt: "2026-03-02T10:05:00.000Z", form: complete })
  })

  it("can be filled in when there is no connection, and does not wait for one for long", async () => {
    const world = makeWorld()
    world.lookUp = () => new Promise(() => {})
    const { clock, comesTo, does, context } = someone(world)
    await comesTo("asking")
    clock.increment(4_000)
    await comesTo({ filling: "looking" })
    await does(edits({ type: "answer.given", answers: { odometer: "12" } }))
    expect(context().form.odometer).toBe("12")
  })

  it("says when there is no such booking, and looks again when asked to", async () => {
    const world = makeWorld()
    world.lookUp = failing(refused(404))
    const { comesTo, does } = someone(world)
    await comesTo("absent")
    world.lookUp = async () => ({ subject })
    await does({ type: "reload.asked" })
    await comesTo({ filling: "known" })
  })

  it("carries the damages of the pick-up over to a return, and they stay as they were found", async () => {
    const world = makeWorld()
    const pickUp = receivedReport(uuid(60), { ...complete, damages: [someDamage] })
    world.lookUp = async () => ({ subject, pickUp })
    const { comesTo, does, context } = someone(world, "RETURN")
    await comesTo({ filling: "known" })
    expect(context().form.damages).toEqual([someDamage])
    await does(edits({ type: "damage.removed", id: someDamage.id }), places, shoots)
    expect(context()).toMatchObject({ form: { damages: [someDamage] }, attachments: [] })
  })

  it("knows the pick-up that is still on this device", async () => {
    const world = makeWorld({ facts: { earlier: { odometer: 500, damages: [someDamage] } } })
    world.lookUp = failing(away)
    const { comesTo, does, context } = someone(world, "RETURN")
    await comesTo({ filling: "unknown" })
    expect(context().form.damages).toEqual([someDamage])
    await does(edits({ type: "answer.given", answers: { odometer: "499" } }), sends)
    expect(context().problems).toContainEqual({
      field: "odometer",
      text: "The odometer must be 500 km or more, which it showed at pick-up"
    })
  })
})
