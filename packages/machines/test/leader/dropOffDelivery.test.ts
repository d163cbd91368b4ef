import { emptyDraft } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { dropOffOptions } from "../../src/leader/logOptions.ts"
import { signingNotices } from "../../src/leader/signingNotices.ts"
import { edited } from "./edited.ts"
import { signed, someDropOff } from "./someLog.ts"

const now = "2026-03-02T10:00:00.000Z"

describe("the end of a journey", () => {
  const draft = { ...emptyDraft(someDropOff), problems: [] } as never
  const unsigned = { ...signed, confirmed: false, signedAt: null }

  it.each([
    { recipientName: "Ed Ward" },
    { recipientRole: "Doctor" },
    { patientRecipient: "Relatives" },
    { pdroppedOff: "NO" },
    { dropTime: now }
  ])("wants the recipient's signature and the tick again where it says another thing: %o", (changes) => {
    const changed = dropOffOptions.edit(draft, changes)
    expect(changed?.form).toMatchObject({ ...changes, recipientSignature: unsigned, signature: false })
    expect(changed?.notice).toEqual(signingNotices.dropOffChanged)
  })

  it("wants a drawn signature of the recipient again, which has no name of its own", () => {
    const drawn = { ...dropOffOptions.empty.recipientSignature, drawing: "M0 0L9 9", signedAt: now }
    const changed = dropOffOptions.edit(
      { ...emptyDraft({ ...someDropOff, recipientSignature: drawn }), problems: [] } as never,
      { dropTime: now }
    )
    expect(changed?.form?.recipientSignature).toMatchObject({ drawing: "", signedAt: null })
    expect(changed?.notice).toEqual(signingNotices.dropOffChanged)
  })

  it("wants the tick alone again where the odometer or the patient says another thing, and nothing where it stays the same", () => {
    for (const changes of [
      { mileage: "41300" },
      { recipientContact: "020 7946 0000" },
      { pfCourtesy: "5" },
      { pcomment: "Kind" },
      { recipientUnsigned: "Called away" }
    ] as const) {
      const changed = dropOffOptions.edit(draft, changes as never)
      expect(changed?.form).toMatchObject({ recipientSignature: signed, signature: false })
      expect(changed?.notice).toEqual(signingNotices.confirmedChanged)
    }
    for (const changes of [
      { recipientName: someDropOff.recipientName },
      { pdroppedOff: "YES" },
      { signature: true }
    ]) {
      const same = dropOffOptions.edit(draft, changes)
      expect(same?.form).toEqual(someDropOff)
      expect(same?.notice).toBeUndefined()
    }
  })
})

describe("a wrong tap at the end of a journey", () => {
  const elsewhere = { ...someDropOff, pdroppedOff: "NO", newAddress: "1 High Street" } as const

  it.each([someDropOff, elsewhere])("that is taken back leaves everything as it was", (form) => {
    const [wrong, right] = form.pdroppedOff === "NO" ? (["YES", "NO"] as const) : (["NO", "YES"] as const)
    const tapped = edited(dropOffOptions, form, { pdroppedOff: wrong })
    expect(tapped.form).toMatchObject({ signature: false, newAddress: "" })
    const back = edited(dropOffOptions, form, { pdroppedOff: wrong }, { pdroppedOff: right })
    expect([back.form, back.notice]).toEqual([form, signingNotices.standsAgain])
  })

  it("brings the address of another place back once, where nobody has signed yet too", () => {
    const unsigned = {
      ...elsewhere,
      recipientSignature: dropOffOptions.empty.recipientSignature,
      signature: false
    }
    const taps = (...places: ReadonlyArray<"YES" | "NO">) => places.map((pdroppedOff) => ({ pdroppedOff }))
    expect(edited(dropOffOptions, unsigned, ...taps("YES", "NO")).form).toEqual(unsigned)
    const emptied = edited(
      dropOffOptions,
      unsigned,
      ...taps("YES", "NO"),
      { newAddress: "" },
      ...taps("YES", "NO")
    )
    expect(emptied.form.newAddress).toBe("")
  })

  it("confirms again what was confirmed, and nothing else", () => {
    const letter = (pcomment: string) => ({ pcomment })
    const back = edited(dropOffOptions, someDropOff, letter("x"), letter(someDropOff.pcomment))
    expect([back.form, back.notice]).toEqual([someDropOff, signingNotices.confirmedAgain])
    expect(edited(dropOffOptions, someDropOff, letter("x"), letter("y")).form.signature).toBe(false)
  })
})

describe("the drop-off", () => {
  it("forgets another place after Yes", () => {
    const elsewhere = { ...someDropOff, pdroppedOff: "NO", newAddress: "1 High Street", newPhone: "1" }
    const draft = emptyDraft<never>(elsewhere as never) as never
    expect(dropOffOptions.edit(draft, { pdroppedOff: "YES" })?.form).toMatchObject({
      pdroppedOff: "YES",
      newAddress: "",
      newPhone: "",
      newLocation: false
    })
    expect(dropOffOptions.edit(draft, { newPhone: "2" })?.form).toMatchObject({ newAddress: "1 High Street" })
  })
})
