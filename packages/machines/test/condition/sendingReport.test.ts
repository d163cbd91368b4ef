import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { sendsAs } from "../delivery/sendsAs.ts"
import { failing, makeWorld, ready, sending, someone, subject } from "./someone.ts"
import {
  away,
  complete,
  completeDraft,
  content,
  edits,
  receivedReport,
  refused,
  sends,
  signBoth
} from "./someReport.ts"

describe("conditionReportMachine, sending", () => {
  it("tells when it was received, and by what content", async () => {
    const { comesTo, context, world } = await sending()
    await comesTo("received")
    expect(world.sent).toEqual([
      { id: uuid(50), follows: null, content: content(), step: { at: "2026-03-02T10:00:00.000Z" } }
    ])
    expect(context().receivedAt).toBe("2026-03-02T10:05:00.000Z")
  })

  it.each([
    ["no connection", away],
    ["a broken service", refused(500)],
    ["a busy service", refused(429)],
    ["an ended session", refused(401)]
  ])("waits through %s, and goes out under the same name when the connection is back", async (_, failure) => {
    const world = makeWorld({ draft: completeDraft })
    world.send = failing(failure)
    const { comesTo, does, context } = await sending(world)
    await comesTo("waiting")
    expect(context()).toMatchObject({ failure, asked: true })
    world.send = async ({ id }) => receivedReport(id)
    await does({ type: "connection.returned" })
    await comesTo("received")
    expect(world.sent.map(({ id }) => id)).toEqual([uuid(50), uuid(50)])
  })

  it("tries again by itself, after longer and longer pauses", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.send = failing(away)
    const { clock, comesTo } = await sending(world)
    for (const [attempt, pause] of [2_000, 5_000, 15_000, 30_000, 30_000].entries()) {
      await comesTo("waiting")
      clock.increment(pause - 1)
      expect(world.sent).toHaveLength(attempt + 1)
      clock.increment(1)
      expect(world.sent).toHaveLength(attempt + 2)
    }
  })

  it("goes on by itself after a crash, under the name that it had", async () => {
    const world = makeWorld({
      draft: { ...completeDraft, id: uuid(50), known: [uuid(50)], asked: true }
    })
    const { comesTo } = someone(world)
    await comesTo("received")
    expect(world.sent).toEqual([{ id: uuid(50), follows: null, content: content() }])
  })

  it.each([400, 403, 404, 413])("can be changed and sent again after a refusal with %s", async (status) => {
    const world = makeWorld({ draft: completeDraft })
    const violations = status === 400 ? [{ field: "odometer", message: "Not like this" }] : []
    world.send = failing(refused(status, violations))
    const { comesTo, does, context, isKept } = await sending(world)
    await comesTo({ filling: "refused" })
    expect(context().problems).toEqual(status === 400 ? [{ field: "odometer", text: "Not like this" }] : [])
    expect(context().refusal).toMatchObject({ status })
    world.send = async ({ id }) => receivedReport(id)
    await does(edits({ type: "answer.given", answers: { fuel: 3 } }), ...signBoth, sendsAs(uuid(52)))
    await isKept()
    await comesTo("received")
    expect(world.sent.at(-1)).toMatchObject({ id: uuid(52), follows: uuid(50), content: { fuel: 3 } })
  })

  it("takes over the damage of a pick-up that it knew nothing of, once it is refused for that", async () => {
    const world = makeWorld({ draft: completeDraft })
    const [field, message] = ["damages", "Damage noted at pick-up belongs in the report at return"]
    world.lookUp = failing(away)
    world.send = failing(refused(400, [{ field, message }]))
    const { comesTo, does, isKept, context, notified } = someone(world, "RETURN")
    await comesTo({ filling: "unknown" })
    world.lookUp = async () => ({
      subject,
      pickUp: receivedReport(uuid(60), { ...complete, damages: [someDamage] })
    })
    await does(sends)
    await isKept()
    await comesTo({ filling: "refused" })
    await expect.poll(() => context().form.damages).toEqual([someDamage])
    expect(context().problems).toEqual([{ field, text: message }])
    expect(context().refusal).toMatchObject({ status: 400 })
    expect(notified.map(({ text }) => text)).toEqual(["The report has changed, so both parties sign again."])
    world.send = async ({ id }) => receivedReport(id, context().form, "RETURN")
    await does(...signBoth, sendsAs(uuid(52)))
    await isKept()
    await comesTo("received")
  })

  it("can be changed after a refusal without a connection", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.send = failing(refused(400))
    const { comesTo, does, context, isKept } = await ready(world)
    world.lookUp = failing(away)
    await does(sends)
    await isKept()
    await comesTo({ filling: "refused" })
    await does(edits({ type: "answer.given", answers: { fuel: 3 } }))
    await isKept()
    expect(context()).toMatchObject({ form: { fuel: 3 }, refusal: { status: 400 } })
  })

  it("is sent once however often that is asked for", async () => {
    const { comesTo, does, world } = await sending()
    await does(sendsAs(uuid(51)))
    await comesTo("received")
    await does(sendsAs(uuid(52)))
    expect(world.sent.map(({ id }) => id)).toEqual([uuid(50)])
  })

  it("is deleted from the device when somebody wants that", async () => {
    const { does, context, comesTo, world } = await ready()
    await does({ type: "draft.discarded" })
    await comesTo({ filling: "known" })
    expect(context().form.odometer).toBe("")
    await expect.poll(() => world.forgotten).toBe(1)
  })
})
