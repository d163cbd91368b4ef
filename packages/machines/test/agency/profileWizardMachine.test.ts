import type { Failure } from "@crewfleet/sdk"
import { profileForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import {
  away,
  chooses,
  completes,
  contact,
  everything,
  makeService,
  next,
  photo,
  pounds,
  previous,
  small,
  someone,
  takes,
  types
} from "./someone.ts"

const failing = (failure: Failure) => () => Promise.reject(failure)

describe("profileWizardMachine, choosing a currency", () => {
  it.each([
    ["a currency that is not offered", { baseCurrency: "JPY" }, { currency: "choosing" }],
    ["nothing but a currency", { baseCurrency: "GBP" }, "contact"],
    ["half of the contact", { baseCurrency: "GBP", telephone: contact.telephone }, "contact"],
    ["everything but the logo", { baseCurrency: "GBP", ...contact }, { logo: "waiting" }],
    ["everything", { baseCurrency: "GBP", ...contact, logo: photo }, { logo: "waiting" }]
  ])("goes on where somebody left off who had given %s", async (_, given, value) => {
    const draft = { ...profileForm.empty, ...given }
    const state = await someone({ ...makeService(), draft }).does()
    expect(state.value).toEqual(value)
    expect(state.context.form).toMatchObject({ telephone: draft.telephone, logo: draft.logo })
  })

  it("uploads the logo of an earlier visit, which is not chosen again", async () => {
    const draft = { baseCurrency: "GBP", ...contact, logo: photo }
    const { does, service } = someone({ ...makeService(), draft })
    expect((await does(completes)).value).toBe("completed")
    expect(service.uploaded).toEqual([small])
  })

  it("offers the supported currencies", async () => {
    const state = await someone().does()
    expect(state.value).toEqual({ currency: "choosing" })
    expect(state.context.currencies).toEqual([pounds])
  })

  it("keeps the failure of loading them and tries again when asked to", async () => {
    const { does, service } = someone({ ...makeService(), currencies: failing(away) })
    const failed = await does()
    expect(failed.value).toEqual({ currency: "failed" })
    expect(failed.context.failure).toEqual(away)
    service.currencies = async () => [pounds]
    const state = await does({ type: "reload.asked" })
    expect(state.value).toEqual({ currency: "choosing" })
    expect(state.context.failure).toBeUndefined()
  })

  it("says when there is none, and looks again when asked to", async () => {
    const { does, service } = someone({ ...makeService(), currencies: async () => [] })
    expect((await does()).value).toEqual({ currency: "empty" })
    service.currencies = async () => [pounds]
    expect((await does({ type: "reload.asked" })).value).toEqual({ currency: "choosing" })
  })

  it("asks for one and has no way back", async () => {
    const { does } = someone()
    const state = await does(next)
    expect(state.value).toEqual({ currency: "choosing" })
    expect(state.context.problems).toEqual([
      { field: "baseCurrency", text: "Please select a base currency", kind: "missing" }
    ])
    expect(state.can(previous)).toBe(false)
  })
})

describe("profileWizardMachine, giving contact details", () => {
  it("names every field that is missing, and what to do about them", async () => {
    const { does, notified } = someone()
    const state = await does(chooses, next, next)
    expect(state.value).toBe("contact")
    expect(state.context.problems.map(({ text }) => text)).toEqual([
      "Please enter a valid phone number",
      "Street address is required",
      "City is required",
      "State/Province is required",
      "Country is required"
    ])
    expect(notified).toEqual([{ level: "warning", text: "Please fill in all required contact details" }])
  })

  it("begins with the time zone that the agency has, and keeps the one that is chosen", async () => {
    const paris = { ...profileForm.empty, baseCurrency: "GBP", timeZone: "Europe/Paris" }
    expect((await someone().does()).context.form.timeZone).toBe("Europe/London")
    expect((await someone({ ...makeService(), draft: paris }).does()).context.form.timeZone).toBe(
      "Europe/Paris"
    )
    const before = { ...profileForm.empty, baseCurrency: "GBP" }
    const { does, service } = someone({ ...makeService(), draft: before })
    expect((await does()).context.form.timeZone).toBe("Europe/London")
    await does(...types(), { type: "form.changed", changes: { timeZone: "" } }, next)
    const { problems } = await does().then(({ context }) => context)
    expect(problems.map(({ text }) => text)).toEqual(["Choose a time zone, such as Europe/Paris"])
    await does({ type: "form.changed", changes: { timeZone: "Asia/Kathmandu" } }, next, takes(), completes)
    expect(service.updated).toMatchObject([{ timeZone: "Asia/Kathmandu" }])
  })

  it("keeps every answer on the way back and forth, and does not load the currencies again", async () => {
    const { does, service } = someone()
    await does(chooses, next, ...types())
    service.currencies = failing(away)
    const state = await does(previous, next)
    expect(state.value).toBe("contact")
    expect(state.context.form).toMatchObject({ baseCurrency: "GBP", ...contact })
  })
})

describe("profileWizardMachine, choosing a logo", () => {
  it("asks for one", async () => {
    const { does, service } = someone()
    const state = await does(chooses, next, ...types(), next, completes)
    expect(state.value).toEqual({ logo: "waiting" })
    expect(state.context.problems).toEqual([
      {
        field: "logo",
        text: "Please upload your agency logo before completing the profile",
        kind: "missing"
      }
    ])
    expect(service.shrunk).toEqual([])
  })

  it("says at once what is wrong with a file", async () => {
    const { does } = someone()
    const state = await does(chooses, next, ...types(), next, takes({ ...photo, type: "image/gif" }))
    expect(state.context.problems).toEqual([{ field: "logo", text: "The logo must be a PNG, JPG or JPEG" }])
  })

  it("says when the image cannot be read", async () => {
    const { does } = someone({ ...makeService(), shrink: async () => Promise.reject(new Error("corrupt")) })
    const state = await does(...everything)
    expect(state.value).toEqual({ logo: "waiting" })
    expect(state.context.problems).toEqual([
      { field: "logo", text: "The logo cannot be read. Choose another file" }
    ])
    expect(state.context.form.logo).toEqual(photo)
  })
})
