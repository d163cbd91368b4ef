import { emptyDraft } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { medicationOptions, propertyOptions } from "../../src/leader/handoverOptions.ts"
import { signingNotices } from "../../src/leader/signingNotices.ts"
import { edited } from "./edited.ts"
import { fifteen, signed, someProperty } from "./someLog.ts"

const now = "2026-03-02T10:00:00.000Z"

describe("a handover", () => {
  const taken = { list: someProperty.propertyList, cash: 20 }

  it("begins with what was taken over, and takes nothing over once somebody has noted anything", () => {
    expect(propertyOptions.carriedInto?.(propertyOptions.empty, { taken }).form).toMatchObject({
      propertyList: fifteen("Bag", "Coat"),
      cashHandover: "20"
    })
    for (const noted of [{ noProperty: true }, { propertyList: fifteen("Phone") }, { cashHandover: "0" }]) {
      const form = { ...propertyOptions.empty, ...noted }
      expect(propertyOptions.carriedInto?.(form, { taken }).form).toEqual(form)
    }
    expect(
      medicationOptions.carriedInto?.(medicationOptions.empty, { taken: { list: fifteen("Aspirin") } }).form
    ).toMatchObject({ medicationList: fifteen("Aspirin") })
  })

  it.each([
    { giver: { ...propertyOptions.empty.giver, drawing: "M0 0L9 9", signedAt: now } },
    { receiver: signed },
    { difference: "The ward kept it" },
    { unsignedBecause: "In a hurry" }
  ])("fills in no list behind the back of whoever signs, or says why: %o", (noted) => {
    const form = { ...propertyOptions.empty, ...noted }
    expect(propertyOptions.carriedInto?.(form, { taken }).form).toEqual(form)
    const list = { ...medicationOptions.empty, ...noted }
    expect(medicationOptions.carriedInto?.(list, { taken }).form).toEqual(list)
  })

  it("wants a drawing again as well, whether or not a name stands beside it yet", () => {
    const drawn = { ...propertyOptions.empty.giver, drawing: "M0 0L9 9", signedAt: now }
    const { form, notice } = edited(
      propertyOptions,
      { ...someProperty, giver: drawn },
      { propertyList: fifteen("Bag", "Coat", "Ring") },
      { giver: { ...propertyOptions.empty.giver, name: "Ada Nurse" } }
    )
    expect(form.giver).toMatchObject({ drawing: "", signedAt: null })
    expect(notice).toBeUndefined()
  })

  it("wants signatures again once what they stand for is another", () => {
    const draft = emptyDraft<never>(someProperty as never) as never
    const changed = propertyOptions.edit(draft, { propertyList: fifteen("Bag") })
    expect(changed?.notice?.text).toBe("What is handed over was changed: let everybody sign again.")
    expect(changed?.form?.giver).toEqual({ ...signed, confirmed: false, signedAt: null })
    const same = propertyOptions.edit(draft, { difference: "The ward kept it" })
    expect(same?.notice).toBeUndefined()
    expect(same?.form?.giver).toEqual(signed)
  })

  it("is signed as it was where a change is taken back, until somebody signs what it says by then", () => {
    const { giver } = someProperty
    const wrongTap = [{ noProperty: true }, { noProperty: false }] as const
    const { form, notice } = edited(propertyOptions, someProperty, ...wrongTap)
    expect([form, notice]).toEqual([someProperty, signingNotices.standsAgain])
    const letters = ["Bagg", "Ba", "Bag"].map((line) => ({ propertyList: fifteen(line, "Coat") }))
    expect(edited(propertyOptions, someProperty, ...letters).form).toEqual(someProperty)
    const anew = { giver: { ...giver, confirmed: true, signedAt: now } }
    const { form: signedAnew } = edited(propertyOptions, someProperty, wrongTap[0], anew, wrongTap[1])
    expect(signedAnew.giver).toEqual({ ...giver, confirmed: false, signedAt: null })
    expect(signedAnew.receiver.signedAt).toBeNull()
  })
})
