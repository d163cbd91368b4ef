import {
  type FileReference,
  type LogoEditorEvent,
  type LogoPlace,
  logoEditorMachine,
  ownAgencyMachine,
  uploadOf
} from "@crewfleet/machines"
import type { Failure } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from "xstate"
import { logoFile } from "../../src/agency/logoFile.ts"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"
import { uploadEnds } from "../upload/uploadScript.ts"

const photo: FileReference = { blobId: "b-1", name: "logo.png", type: "image/png", size: 90_000 }
const small: FileReference = { ...photo, blobId: "b-2", size: 9_000 }
const takes = (logo = photo): LogoEditorEvent => ({ type: "logo.chosen", logo })
const saves: LogoEditorEvent = { type: "save.asked" }

/** Somebody who puts another logo in the place of the agency's; the service fails with each of some failures first. */
const someone = (...failures: Array<Failure>) => {
  const sent: Array<unknown> = []
  const notified: Array<string> = []
  const machine = logoEditorMachine.provide({
    actors: {
      uploadLogo: logoFile.provide({
        actors: {
          shrink: fromPromise<FileReference, FileReference>(async () => {
            sent.push("shrunk")
            return small
          }),
          send: fromCallback<EventObject, { readonly to: LogoPlace; readonly file: FileReference }>(
            ({ input, sendBack }) => {
              sent.push([input.to.agencyId, input.file.blobId])
              const failure = failures.shift()
              sendBack(failure ? { type: "upload.failed", failure } : { type: "upload.finished" })
            }
          )
        }
      })
    }
  })
  const actor = createActor(machine, { input: { agencyId: 7 } })
  actor.on("notice", ({ notice }) => notified.push(`${notice.level}: ${notice.text}`))
  actor.start()
  const does = async (...events: ReadonlyArray<LogoEditorEvent>) => {
    for (const event of events) {
      actor.send(event)
      await waitFor(actor, (state) => !state.hasTag("busy"))
    }
    return actor.getSnapshot()
  }
  return { does, sent, notified }
}

describe("logoEditorMachine", () => {
  it("shrinks the chosen logo, uploads it and says that it is saved", async () => {
    const { does, sent, notified } = someone()
    expect((await does(takes(), saves)).output).toBe("saved")
    expect(sent).toEqual(["shrunk", [7, "b-2"]])
    expect(notified).toEqual(["success: Logo saved"])
  })

  it("says what is missing or wrong, and sends nothing", async () => {
    const { does, sent } = someone()
    expect((await does(saves)).context.problems).toEqual([
      { field: "logo", text: "Choose a logo", kind: "missing" }
    ])
    const letter = { ...photo, name: "letter.pdf", type: "application/pdf" }
    const wrong = [{ field: "logo", text: "The logo must be a PNG, JPG or JPEG" }]
    expect((await does(takes(letter))).context.problems).toEqual(wrong)
    expect((await does(saves)).context.problems).toEqual(wrong)
    expect(sent).toEqual([])
    expect((await does(takes())).context.problems).toEqual([])
  })

  it("keeps the logo that could not be sent, and goes on with it from where it came", async () => {
    const { does, sent, notified } = someone({ _tag: "Refused", status: 500, violations: [] })
    const failed = await does(takes(), saves)
    expect([failed.value, failed.context.form.logo, notified]).toEqual([
      "choosing",
      photo,
      ["error: Failed to upload logo"]
    ])
    expect((await does(saves)).output).toBe("saved")
    expect(sent).toEqual(["shrunk", [7, "b-2"], [7, "b-2"]])
  })

  it("shows what the service has against the logo beside it", async () => {
    const violations = [{ field: "file", message: "The file is not an image" }]
    const { does } = someone({ _tag: "Refused", status: 400, violations })
    expect((await does(takes(), saves)).context.problems).toEqual([
      { field: "logo", text: "The file is not an image" }
    ])
  })

  it("is left without another logo", async () => {
    const { does, sent } = someone()
    expect((await does(takes(), { type: "close.asked" })).output).toBe("closed")
    expect(sent).toEqual([])
  })
})

describeWalk(logoEditorMachine, {
  inputs: [{ agencyId: 7 }],
  events: [takes(), { type: "logo.chosen", logo: null }, saves, { type: "close.asked" }],
  answers: { uploadLogo: uploadEnds(uploadOf(photo), {}) }
})

describeWalk(ownAgencyMachine, {
  ...loadingScript({ agencyId: 7 }, { agencyId: 8 }, [{ name: "Northgate" }]),
  unused: ["empty"]
})
