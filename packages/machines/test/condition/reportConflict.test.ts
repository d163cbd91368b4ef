import { uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { failing, makeWorld, ready, someone, subject } from "./someone.ts"
import { complete, completeDraft, receivedReport, refused, sends } from "./someReport.ts"

describe("conditionReportMachine, in conflict", () => {
  const other = receivedReport(uuid(60), { ...complete, fuel: 2 })
  const conflicting = async () => {
    const world = makeWorld({ draft: completeDraft })
    const person = await ready(world)
    world.send = failing(refused(409))
    world.lookUp = async () => ({ subject, pickUp: other })
    await person.does(sends)
    await person.isKept()
    await person.comesTo("conflicting")
    return person
  }

  it("keeps what was typed and shows what is there", async () => {
    const { context } = await conflicting()
    expect(context()).toMatchObject({ form: complete, received: other })
  })

  it("takes the place of the other report when that is chosen", async () => {
    const { does, comesTo, isKept, world } = await conflicting()
    world.send = async ({ id }) => receivedReport(id)
    await does({ type: "own.chosen", id: uuid(51) })
    await isKept()
    await comesTo("received")
    expect(world.sent.at(-1)).toMatchObject({ id: uuid(51), follows: uuid(60) })
  })

  it("gives way to the other report when that is chosen, and leaves nothing on the device", async () => {
    const { does, comesTo, context, world } = await conflicting()
    await does({ type: "other.chosen" })
    await comesTo("received")
    expect(context()).toMatchObject({ id: uuid(60), form: { fuel: 2 }, attachments: [] })
    await expect.poll(() => world.forgotten).toBe(1)
  })

  it("does not ask about a report of its own that had arrived unnoticed", async () => {
    const world = makeWorld({
      draft: { ...completeDraft, id: uuid(50), known: [uuid(49), uuid(48), uuid(50)], asked: true }
    })
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(49)) })
    world.send = ({ id, follows }) =>
      follows === uuid(49) ? Promise.resolve(receivedReport(id)) : Promise.reject(refused(409))
    const { comesTo } = someone(world)
    await comesTo("received")
    expect(world.sent.map(({ follows }) => follows)).toEqual([uuid(48), uuid(49)])
  })
})
