import { profileStepOf, profileWizardMachine, uploadOf } from "@crewfleet/machines"
import type { Failure } from "@crewfleet/sdk"
import { profileForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { logoFile } from "../../src/agency/logoFile.ts"
import { describeWalk } from "../describeWalk.ts"
import { uploadEnds, uploadScript } from "../upload/uploadScript.ts"
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

const refused = (status: number, violations: Array<{ field: string; message: string }> = []): Failure => ({
  _tag: "Refused",
  status,
  violations
})
const failing = (failure: Failure) => () => Promise.reject(failure)

describe("profileWizardMachine, completing", () => {
  it("uploads the shrunk logo, saves the profile and is done", async () => {
    const { actor, does, service, notified } = someone()
    const shares: Array<number> = []
    actor.system.inspect(({ actorRef, type }) => {
      const snapshot = type === "@xstate.snapshot" ? actorRef.getSnapshot() : undefined
      if (snapshot?.machine?.id === logoFile.id) shares.push(snapshot.context.sent)
    })
    const state = await does(...everything)
    expect(service.uploaded).toEqual([small])
    expect(service.updated).toEqual([
      {
        baseCurrency: "GBP",
        telephone: contact.telephone,
        address: {
          street: "1 Park Row",
          city: "Leeds",
          state: "West Yorkshire",
          postalCode: "LS1 5HN",
          country: "United Kingdom"
        },
        timeZone: "Europe/London"
      }
    ])
    expect([...new Set(shares)]).toEqual([0, 0.5, 1])
    expect(state).toMatchObject({ value: "completed", status: "done", output: "completed" })
    expect(notified).toEqual([{ level: "success", text: "Profile setup completed successfully!" }])
  })

  it("sends no postal code when none is given", async () => {
    const { does, service } = someone()
    await does(chooses, next, ...types({ postalCode: " " }), next, takes(), completes)
    expect(service.updated[0]?.address).not.toHaveProperty("postalCode")
  })

  it("completes once, however often it is asked to", async () => {
    const { actor, does, service } = someone()
    await does(...everything.slice(0, -1))
    for (const click of [completes, completes, completes]) actor.send(click)
    await does()
    expect(service.updated).toHaveLength(1)
  })

  it("explains a failed upload and does not shrink the logo again", async () => {
    const { does, service, notified } = someone({ ...makeService(), upload: failing(away) })
    const failed = await does(...everything)
    expect(failed.value).toEqual({ logo: "waiting" })
    expect(notified).toEqual([{ level: "error", text: "Failed to upload logo" }])
    service.upload = async () => {}
    expect((await does(completes)).value).toBe("completed")
    expect(service.shrunk).toHaveLength(1)
  })

  it("does not upload the logo again when only saving the profile failed", async () => {
    const { does, service, notified } = someone({ ...makeService(), update: failing(refused(500)) })
    const failed = await does(...everything)
    expect(failed.value).toEqual({ logo: "waiting" })
    expect(notified).toEqual([{ level: "error", text: "Internal Server Error" }])
    service.update = async () => {}
    expect((await does(completes)).value).toBe("completed")
    expect(service.uploaded).toHaveLength(1)
  })

  it("uploads another logo that is chosen after the first was uploaded", async () => {
    const { does, service } = someone({ ...makeService(), update: failing(refused(500)) })
    await does(...everything)
    service.update = async () => {}
    await does(takes({ ...photo, blobId: "b-9" }), completes)
    expect(service.shrunk.map(({ blobId }) => blobId)).toEqual(["b-1", "b-9"])
    expect(service.uploaded).toHaveLength(2)
  })
})

describe("profileWizardMachine, being refused", () => {
  it.each([
    ["baseCurrency", { currency: "choosing" }, "baseCurrency"],
    ["address.city", "contact", "address/city"],
    ["telephone", "contact", "telephone"],
    ["colour", { logo: "waiting" }, undefined]
  ])("returns to the step that asks for %s", async (field, value, shown) => {
    const { does, notified } = someone({
      ...makeService(),
      update: failing(refused(400, [{ field, message: "Not like this" }]))
    })
    const state = await does(...everything)
    expect(state.value).toEqual(value)
    expect(state.context.problems).toEqual(shown ? [{ field: shown, text: "Not like this" }] : [])
    expect(state.context.form).toEqual({ baseCurrency: "GBP", ...contact, logo: photo })
    expect(notified).toEqual([{ level: "warning", text: "Not like this" }])
  })

  it("shows what the service found wrong with the logo", async () => {
    const { does } = someone({
      ...makeService(),
      upload: failing(refused(400, [{ field: "file", message: "The file is not an image" }]))
    })
    const state = await does(...everything)
    expect(state.context.problems).toEqual([{ field: "logo", text: "The file is not an image" }])
  })

  it("explains that a base currency was set meanwhile, and lets the person go on", async () => {
    const { does, notified } = someone({ ...makeService(), update: failing(refused(409)) })
    const state = await does(...everything)
    expect(state.value).toBe("alreadySet")
    expect(notified).toEqual([
      { level: "warning", text: "Your agency already has a base currency, and it cannot be changed" }
    ])
    expect(await does({ type: "explanation.read" })).toMatchObject({ status: "done", output: "alreadySet" })
  })
})

describe("profileWizardMachine, being stored", () => {
  it("goes on from every moment at which it waits", async () => {
    for (const upTo of everything.keys()) {
      const { actor, does } = someone()
      await does(...everything.slice(0, upTo))
      const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
      actor.stop()
      const later = someone(makeService(), stored)
      const state = await later.does(...everything.slice(upTo))
      expect(state.value).toBe("completed")
      expect(later.service.updated[0]?.telephone).toBe(contact.telephone)
    }
  })

  it("tells which step it shows", async () => {
    const { actor, does } = someone()
    expect(profileStepOf(actor.getSnapshot())).toBe("currency")
    expect(profileStepOf(await does(chooses, next))).toBe("contact")
    expect(profileStepOf(await does(...types(), next))).toBe("logo")
    expect(profileStepOf(await does(takes(), completes))).toBe("logo")
  })
})

describeWalk(profileWizardMachine, {
  inputs: [{ agencyId: 7 }],
  events: [
    chooses,
    ...types(),
    takes(),
    next,
    previous,
    completes,
    { type: "reload.asked" },
    { type: "explanation.read" }
  ],
  answers: {
    readDraft: [
      undefined,
      { ...profileForm.empty, baseCurrency: "GBP" },
      { baseCurrency: "GBP", ...contact, logo: null }
    ],
    loadCurrencies: [[], [pounds]],
    uploadLogo: uploadEnds(uploadOf(photo), {}),
    updateProfile: [undefined]
  },
  failures: [
    refused(400, [{ field: "baseCurrency", message: "Not like this" }]),
    refused(400, [{ field: "address.city", message: "Not like this" }])
  ]
})

describeWalk(logoFile, uploadScript(photo, { agencyId: 7 }, {}))
