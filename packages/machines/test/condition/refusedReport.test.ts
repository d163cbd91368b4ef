import { type ConditionDraft, isUnsent, reportStatus } from "@crewfleet/machines"
import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { sendsAs } from "../delivery/sendsAs.ts"
import { failing, makeWorld, sending, someone, subject } from "./someone.ts"
import { away, complete, completeDraft, edits, receivedReport, refused, signBoth } from "./someReport.ts"

const refusal = refused(400, [{ field: "odometer", message: "Not like this" }])

/** What the device has of a report that was refused, as its store gives it back. */
const keptRefused = async (failure = refusal): Promise<ConditionDraft> => {
  const world = makeWorld({ draft: completeDraft })
  world.send = failing(failure)
  const { comesTo, isKept } = await sending(world)
  await comesTo({ filling: "refused" })
  await isKept()
  return JSON.parse(JSON.stringify(world.written.at(-1)))
}

/** The page is opened again. */
const reopened = async (draft: ConditionDraft, lookUp = failing(away)) => {
  const world = makeWorld({ draft })
  world.lookUp = lookUp
  const person = someone(world)
  await person.comesTo({ filling: "refused" })
  return person
}

describe("conditionReportMachine, refused and opened again", () => {
  it.each([refusal, refused(403), refused(404), refused(413)])("says the same as before", async (failure) => {
    const world = makeWorld({ draft: completeDraft })
    world.send = failing(failure)
    const before = await sending(world)
    await before.comesTo({ filling: "refused" })
    const { actor, context, world: after } = await reopened(await keptRefused(failure))
    expect(context()).toMatchObject({ form: complete, refusal: failure, problems: before.context().problems })
    expect(reportStatus(actor.getSnapshot(), String)).toEqual(
      reportStatus(before.actor.getSnapshot(), String)
    )
    expect(after.sent).toEqual([])
  })

  it("does not complain again of an answer that has been changed since", async () => {
    const world = makeWorld({ draft: await keptRefused() })
    const { comesTo, does, isKept } = someone(world)
    await comesTo({ filling: "refused" })
    await does(edits({ type: "answer.given", answers: { odometer: "48211" } }))
    await isKept()
    const { context } = await reopened(world.written.at(-1) as ConditionDraft)
    expect(context()).toMatchObject({ refusal, problems: [], form: { odometer: "48211" } })
  })

  it("is sent under a new name, which follows the refused one, and is refused no more", async () => {
    const { does, isKept, comesTo, context, world } = await reopened(await keptRefused())
    await does(
      edits({ type: "answer.given", answers: { odometer: "48211" } }),
      ...signBoth,
      sendsAs(uuid(52))
    )
    await isKept()
    await comesTo("received")
    expect(world.sent).toMatchObject([{ id: uuid(52), follows: uuid(50) }])
    expect(world.written.at(-1)).toMatchObject({ asked: true, refusal: undefined, problems: [] })
    expect(context().refusal).toBeUndefined()
  })

  it("learns what the service has once there is a connection", async () => {
    const world = makeWorld({ draft: await keptRefused() })
    world.lookUp = failing(away)
    const { comesTo, does, context } = someone(world, "RETURN")
    await comesTo({ filling: "refused" })
    const pickUp = receivedReport(uuid(60), { ...complete, damages: [someDamage] })
    world.lookUp = async () => ({ subject, pickUp })
    await does({ type: "connection.returned" })
    await expect.poll(() => context().form.damages).toEqual([someDamage])
    await comesTo({ filling: "refused" })
  })

  it("counts as unsent until somebody deletes it", async () => {
    const draft = await keptRefused()
    expect(isUnsent(draft)).toBe(true)
    const { does, comesTo, world, context } = await reopened(draft)
    await does({ type: "draft.discarded" })
    await comesTo({ filling: "unknown" })
    expect(context()).toMatchObject({ refusal: undefined, problems: [] })
    await expect.poll(() => world.forgotten).toBe(1)
  })
})
