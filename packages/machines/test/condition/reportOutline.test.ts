import { reportOutline } from "@crewfleet/machines"
import type { Damage } from "@crewfleet/sdk"
import { isOnVehicle, onVehicle } from "@crewfleet/sdk/rules"
import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import type { ConditionDraft } from "../../src/condition/ConditionDelivery.ts"
import { conditionOptions } from "../../src/condition/conditionReportMachine.ts"
import { editedReport } from "../../src/condition/editedReport.ts"
import { completeDraft, content } from "./someReport.ts"

const beside = { x: 0.01, y: 0.01 }
const motorcycle = { facts: { subject: { outline: "MOTORCYCLE" } } }

const draftWith = (given: Partial<ConditionDraft>): ConditionDraft => ({ ...completeDraft, ...given })
const placing = (draft: ConditionDraft, damage: Partial<Damage> = {}) => {
  const { photoIds: _, ...placed } = { ...someDamage, ...damage }
  const edited = editedReport(draft, { type: "damage.placed", damage: placed })
  return edited?.form ?? draft.form
}

describe("a damage that is marked", () => {
  it("is put on the vehicle as it is drawn, and the report says on which drawing", () => {
    const form = placing(draftWith(motorcycle), { view: "LEFT", ...beside })
    expect(form.damages[0]).toMatchObject(onVehicle("MOTORCYCLE", "LEFT", beside))
    expect(form.outline).toBe("MOTORCYCLE")
    expect(content({ ...form, signatures: completeDraft.form.signatures }).outline).toBe("MOTORCYCLE")
  })

  it("stays beside the vehicle where it was put earlier, until it is moved", () => {
    const earlier: Damage = { ...someDamage, ...beside }
    const draft = draftWith({ ...motorcycle, form: { ...completeDraft.form, damages: [earlier] } })
    expect(placing(draft, { ...beside, note: "Deep" }).damages[0]).toMatchObject({ ...beside, note: "Deep" })
    const moved = placing(draft, { ...beside, x: 0.02 }).damages[0]
    expect(moved && isOnVehicle("SALOON", moved.view, moved)).toBe(true)
  })
})

describe("the drawing of a report", () => {
  it("stays the saloon for a report in which something was marked before there were others", () => {
    const form = { ...completeDraft.form, damages: [someDamage] }
    expect(reportOutline(form, motorcycle.facts)).toBe("SALOON")
    expect(reportOutline(completeDraft.form, motorcycle.facts)).toBe("MOTORCYCLE")
  })

  it("is at return that of the pick-up, whose damages it carries over", () => {
    const earlier = { odometer: 1, damages: [{ ...someDamage, id: uuid(9) }], outline: "VAN" as const }
    const carried = conditionOptions.carriedInto?.(completeDraft.form, { ...motorcycle.facts, earlier })
    expect(carried?.form?.outline).toBe("VAN")
    expect(carried?.form?.damages).toHaveLength(1)
    expect(reportOutline(completeDraft.form, { ...motorcycle.facts, earlier })).toBe("VAN")
  })
})
