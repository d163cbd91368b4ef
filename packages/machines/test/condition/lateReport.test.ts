import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { sendsAs } from "../delivery/sendsAs.ts"
import { failing, makeWorld, someone, subject } from "./someone.ts"
import { away, complete, content, edits, receivedReport, signBoth } from "./someReport.ts"

const pickUp = receivedReport(uuid(60), { ...complete, damages: [someDamage] })
const dent = { ...someDamage, id: uuid(2), kind: "DENT" as const }
const atReturn = receivedReport(uuid(61), { ...complete, damages: [dent] }, "RETURN")

/** A return that was received before the report at pick-up. */
const receivedFirst = async () => {
  const world = makeWorld()
  world.lookUp = async () => ({ subject, pickUp, return: atReturn })
  const person = someone(world, "RETURN")
  await person.comesTo("received")
  return person
}

describe("conditionReportMachine, received before the pick-up", () => {
  it("stays as it was signed until it is corrected", async () => {
    const { context, world } = await receivedFirst()
    expect(context().form.damages).toEqual([dent])
    expect(world.sent).toEqual([])
  })

  it("carries the damage of the pick-up over into the correction, without a connection too", async () => {
    const { context, does, comesTo, isKept, keeping, world } = await receivedFirst()
    world.lookUp = failing(away)
    await does({ type: "amendment.asked" })
    await comesTo({ filling: "unknown" })
    expect(context().form.damages).toEqual([someDamage, dent])
    expect(keeping()).toBe("empty")
    await does(edits({ type: "damage.removed", id: dent.id }), ...signBoth, sendsAs(uuid(62)))
    await isKept()
    await comesTo("received")
    expect(world.sent).toEqual([
      { id: uuid(62), follows: uuid(61), content: { ...content(), damages: [someDamage] } }
    ])
  })
})
