import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { failing, makeWorld, ready, someone, subject } from "./someone.ts"
import { away, complete, completeDraft, edits, receivedReport, sends } from "./someReport.ts"

describe("conditionReportMachine, keeping", () => {
  it("writes what was typed within a moment, however fast the typing", async () => {
    const { does, clock, world, comesTo, keeping } = someone()
    await comesTo({ filling: "known" })
    for (const odometer of ["4", "48", "482"]) {
      await does(edits({ type: "answer.given", answers: { odometer } }))
      clock.increment(60)
    }
    expect(keeping()).toBe("unkept")
    clock.increment(20)
    await expect.poll(keeping).toBe("kept")
    expect(world.written.map(({ form }) => form.odometer)).toEqual(["482"])
  })

  it("keeps nothing of a form that was only opened, and says that nothing has been noted", async () => {
    const { clock, world, comesTo, keeping } = someone()
    await comesTo({ filling: "known" })
    clock.increment(200)
    await expect.poll(() => world.forgotten).toBe(1)
    expect([keeping(), world.written]).toEqual(["empty", []])
  })

  it("keeps nothing of a return that has only taken over the damages of the pick-up", async () => {
    const world = makeWorld()
    world.lookUp = async () => ({
      subject,
      pickUp: receivedReport(uuid(60), { ...complete, damages: [someDamage] })
    })
    const { clock, comesTo, context, keeping } = someone(world, "RETURN")
    await comesTo({ filling: "known" })
    clock.increment(200)
    expect(context().form.damages).toEqual([someDamage])
    await expect.poll(() => world.forgotten).toBe(1)
    expect([keeping(), world.written]).toEqual(["empty", []])
  })

  it("lets go of what was noted and taken back again", async () => {
    const { does, world, comesTo, isKept, keeping } = someone()
    await comesTo({ filling: "known" })
    await does(edits({ type: "answer.given", answers: { odometer: "4" } }))
    await isKept()
    await does(edits({ type: "answer.given", answers: { odometer: "" } }))
    await expect.poll(keeping).toBe("empty")
    expect(world.forgotten).toBe(2)
  })

  it("brings a damage and a photo that were removed back to where they were, once", async () => {
    const photoIds = [uuid(100), uuid(101)]
    const [first, second] = [
      { ...someDamage, photoIds },
      { ...someDamage, id: uuid(2) }
    ]
    const draft = { ...completeDraft, form: { ...complete, damages: [first, second] } }
    const { does, context } = await ready(makeWorld({ draft }))
    const photos = () => context().attachments.map(({ id }) => id)
    await does(edits({ type: "damage.removed", id: first.id }))
    expect([context().form.damages, photos()]).toEqual([[second], []])
    const returned = edits({ type: "damage.returned", damage: first, at: 0 })
    await does(returned, returned)
    expect([context().form.damages, photos()]).toEqual([[first, second], photoIds])
    await does(edits({ type: "photo.removed", id: uuid(100) }))
    await does(edits({ type: "photo.taken", id: uuid(100), damageId: first.id, at: 0 }))
    expect(context().form.damages).toEqual([first, second])
  })

  it("says of what the device kept earlier that it is still there, without a connection", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.lookUp = failing(away)
    const { comesTo, isKept, keeping } = someone(world)
    await comesTo({ filling: "unknown" })
    await isKept()
    await expect.poll(keeping).toBe("kept")
  })

  it("says when the device keeps nothing, and tries again", async () => {
    const world = makeWorld()
    world.keep = () => Promise.reject(new Error("QuotaExceededError"))
    const { does, clock, comesTo, keeping } = someone(world)
    await comesTo({ filling: "known" })
    await does(edits({ type: "answer.given", answers: { odometer: "4" } }))
    clock.increment(200)
    await expect.poll(keeping).toBe("notKept")
    await does(edits({ type: "answer.given", answers: { odometer: "42" } }))
    expect(keeping()).toBe("notKept")
    world.keep = async () => {}
    clock.increment(3_000)
    expect(keeping()).toBe("notKept")
    await expect.poll(keeping).toBe("kept")
    expect(world.written.at(-1)?.form.odometer).toBe("42")
  })

  it("writes the name of the report before it leaves", async () => {
    const { does, world, isKept, comesTo } = await ready()
    await isKept()
    await does(sends)
    await comesTo("sealing")
    expect(world.sent).toEqual([])
    await isKept()
    await comesTo("received")
    expect(world.written.at(-1)).toMatchObject({ id: uuid(50), asked: true })
    expect(world.sent.map(({ id }) => id)).toEqual([uuid(50)])
  })

  it("leaves although the device keeps nothing", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.keep = () => new Promise(() => {})
    const { does, clock, comesTo } = await ready(world)
    await does(sends)
    clock.increment(2_000)
    await comesTo("received")
  })

  it("leaves nothing on the device once the service has everything", async () => {
    const { does, isKept, world, comesTo, keeping } = await ready()
    await does(sends)
    await isKept()
    await comesTo("received")
    await expect.poll(keeping).toBe("empty")
    expect(world.forgotten).toBe(1)
  })
})
