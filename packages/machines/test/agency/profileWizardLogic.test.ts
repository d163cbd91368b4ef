import { type BlobStore, type ProfileWizardEvent, profileWizardLogic } from "@crewfleet/machines"
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { connect, scriptedService } from "../session/service.ts"
import { contact, everything, photo, pounds, small } from "./someone.ts"

const service = scriptedService()
const blobs: BlobStore = {
  read: async (blobId) => new Blob([`the bytes of ${blobId}`], { type: "image/png" }),
  shrink: async () => small,
  assemble: async () => small
}

/** The owner of agency 7 at the wizard, in front of the real client. */
const owner = () => {
  const actor = createActor(profileWizardLogic(connect, blobs), { input: { agencyId: 7 } }).start()
  onTestFinished(() => void actor.stop())
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
  const does = async (events: ReadonlyArray<ProfileWizardEvent>) => {
    let state = await settled()
    for (const event of events) {
      actor.send(event)
      state = await settled()
    }
    return state
  }
  return { does }
}

describe("profileWizardLogic", () => {
  it("loads the currencies, sends the shrunk logo and then the profile, and says both times whose", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agency.currencies(() => [pounds]),
      handlers.agency.uploadLogo(async ({ params, payload }) => {
        const file = payload.get("file") as File
        asked.push([params.id, payload.get("agencyId"), file.name, await file.text()])
        return {}
      }),
      handlers.agency.updateProfile(({ params, payload }) => {
        asked.push([params.id, payload])
        return { message: "Saved" }
      })
    )
    const state = await owner().does(everything)
    expect(state).toMatchObject({ value: "completed", output: "completed" })
    const { telephone, address, timeZone } = contact
    expect(asked).toEqual([
      ["7", "7", small.name, `the bytes of ${small.blobId}`],
      ["7", { agencyId: 7, baseCurrency: "GBP", telephone, address, timeZone }]
    ])
  })

  it("keeps why the currencies could not be loaded", async () => {
    service.use(handlers.agency.currencies(unreachable))
    const state = await owner().does([])
    expect(state.value).toEqual({ currency: "failed" })
    expect(state.context.failure).toEqual({ _tag: "NetworkFailure" })
  })

  it("brings a refusal of the logo to its field", async () => {
    service.use(
      handlers.agency.currencies(() => [pounds]),
      handlers.agency.uploadLogo(failing(400, [{ field: "file", message: "The file is not an image" }]))
    )
    const state = await owner().does(everything)
    expect(state.value).toEqual({ logo: "waiting" })
    expect(state.context.problems).toEqual([{ field: "logo", text: "The file is not an image" }])
    expect(state.context.form.logo).toEqual(photo)
  })
})
