import { uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { emptyReport } from "../../src/condition/conditionReportMachine.ts"
import { makeWorld, ready, someone, subject } from "./someone.ts"
import { edits, places, receivedReport, sends, signBoth } from "./someReport.ts"

describe("conditionReportMachine, signing", () => {
  it("lets nobody's signature stand under what was changed afterwards, and says so", async () => {
    const { does, context, notified } = await ready()
    await does(edits({ type: "answer.given", answers: { fuel: 1 } }))
    expect(context().form.signatures).toMatchObject({
      hirer: { name: "Mina Okafor", confirmed: false, signedAt: null },
      agency: { confirmed: false }
    })
    await does(edits({ type: "answer.given", answers: { fuel: 2 } }))
    expect(notified.map(({ text }) => text)).toEqual(["The report has changed, so both parties sign again."])
  })

  it("sends nothing that is not signed", async () => {
    const { actor, does, context, world } = await ready()
    await does(places, sends)
    expect(actor.getSnapshot().matches("filling")).toBe(true)
    expect(context().problems.map(({ field }) => field)).toEqual(["hirer-signature", "agency-signature"])
    await does(...signBoth)
    expect(context().problems).toEqual([])
    expect(world.sent).toEqual([])
  })
})

describe("conditionReportMachine, after it was received", () => {
  it("keeps nothing of a correction until something has been changed", async () => {
    const world = makeWorld()
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(60)) })
    const { comesTo, does, isKept, keeping } = someone(world)
    await comesTo("received")
    await does({ type: "amendment.asked" })
    await comesTo({ filling: "known" })
    await expect.poll(keeping).toBe("empty")
    await does(edits({ type: "answer.given", answers: { fuel: 5 } }))
    await isKept()
    expect(world.written).toMatchObject([{ form: { fuel: 5 }, known: [uuid(60)] }])
  })

  it("is changed by a new report that follows it, signed anew", async () => {
    const world = makeWorld({ draft: emptyReport })
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(60)) })
    const { comesTo, does, context, isKept } = someone(world)
    await comesTo("received")
    await does({ type: "amendment.asked" })
    expect(context().form.signatures.hirer.signedAt).toBeNull()
    await does(edits({ type: "answer.given", answers: { fuel: 5 } }), ...signBoth, sends)
    await isKept()
    await comesTo("received")
    expect(world.sent).toMatchObject([{ id: uuid(50), follows: uuid(60), content: { fuel: 5 } }])
  })
})
