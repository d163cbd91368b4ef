import {
  type FileReference,
  type Upload,
  type UploadReport,
  uploadMachine,
  uploadOf
} from "@crewfleet/machines"
import type { Failure } from "@crewfleet/sdk"
import { fileAnswerOf } from "@crewfleet/sdk/rules"
import { describe, expect, it, onTestFinished } from "vitest"
import {
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type Snapshot,
  setup,
  waitFor
} from "xstate"
import { isUploaded } from "../../src/upload/Upload.ts"
import { describeWalk } from "../describeWalk.ts"
import { uploadScript } from "./uploadScript.ts"

interface ToSend {
  readonly to: string
  readonly file: FileReference
}

interface Certificate {
  readonly fileId: string
}

const accepts = {
  accept: ["application/pdf"],
  max: 1_048_576,
  pages: true,
  wrongType: "Only pdf allowed",
  tooLarge: "Maximum upload file size is 1mb"
} as const

/** What an application asks for: a PDF, or photographs of its pages, for as long as that takes. */
const pagesFile = uploadMachine<string, Certificate>({
  id: "pagesFile",
  description: "A certificate on its way.",
  accepts,
  unreadable: "This page cannot be read",
  isPatient: true
})

const page = (name: string): FileReference => ({ blobId: name, name, type: "image/jpeg", size: 9_000_000 })
const pages = uploadOf(fileAnswerOf(accepts, [page("front.jpg"), page("back.jpg")]))
const letter = uploadOf({ blobId: "letter", name: "letter.pdf", type: "application/pdf", size: 9 })
const pdf: FileReference = { blobId: "pdf", name: "front.pdf", type: "application/pdf", size: 1_000 }
const away: Failure = { _tag: "NetworkFailure" }
const broken: Failure = { _tag: "Refused", status: 500, violations: [] }

/** An upload in front of a browser and a service, which may be replaced while it runs. */
const started = (upload: Upload<never>, changes: object = {}, stored?: Snapshot<unknown>) => {
  const done: Array<string> = []
  const work = {
    shrink: async (file: FileReference): Promise<FileReference> => ({ ...file, size: 200_000 }),
    assemble: async (): Promise<FileReference> => pdf,
    send: async (): Promise<Certificate> => ({ fileId: "f-1" }),
    attach: async (): Promise<void> => {},
    ...changes
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    pagesFile.provide({
      actors: {
        shrink: fromPromise<FileReference, FileReference>(({ input }) => {
          done.push(`shrink ${input.name}`)
          return work.shrink(input)
        }),
        assemble: fromPromise<FileReference, { readonly pages: ReadonlyArray<FileReference> }>(
          ({ input }) => {
            done.push(`assemble ${input.pages.map(({ name, size }) => `${name} ${size}`).join()}`)
            return work.assemble()
          }
        ),
        send: fromCallback<EventObject, ToSend>(({ input, sendBack }) => {
          done.push(`send ${input.file.name} to ${input.to}`)
          work.send().then(
            (answer) => sendBack({ ...answer, type: "upload.finished" }),
            (failure) => sendBack({ type: "upload.failed", failure })
          )
        }),
        attach: fromPromise<void, { readonly to: string; readonly answer: Certificate }>(({ input }) => {
          done.push(`attach ${input.answer.fileId} to ${input.to}`)
          return work.attach()
        })
      }
    }),
    { input: { upload, to: "training" }, clock, ...(stored && { snapshot: stored }) }
  ).start()
  onTestFinished(() => void actor.stop())
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { actor, clock, done, rests, work }
}

describe("an upload", () => {
  it("makes one PDF of photographed pages, sends it and attaches it", async () => {
    const { done, rests } = started(pages)
    const { value, output } = await rests()
    expect(value).toBe("done")
    expect(output && isUploaded(output)).toBe(true)
    expect(output?.upload.answer).toEqual({ fileId: "f-1" })
    expect(done).toEqual([
      "shrink front.jpg",
      "shrink back.jpg",
      "assemble front.jpg 200000,back.jpg 200000",
      "send front.pdf to training",
      "attach f-1 to training"
    ])
  })

  it("leaves a PDF as it is", async () => {
    const { done, rests } = started(letter)
    await rests()
    expect(done).toEqual(["send letter.pdf to training", "attach f-1 to training"])
  })

  it.each([
    ["of a type that nobody asked for", { ...pdf, type: "text/plain" }, "Only pdf allowed"],
    ["that is too large", { ...pdf, size: 1_048_577 }, "Maximum upload file size is 1mb"],
    ["that is empty", { ...pdf, size: 0 }, "The selected file is empty"]
  ])("refuses a file %s in the words of its question, and sends nothing", async (_, file, because) => {
    const { done, rests } = started(uploadOf(file))
    expect((await rests()).output).toMatchObject({ because })
    expect(done).toEqual([])
  })

  it("refuses pages that make too large a PDF, and a page that cannot be read", async () => {
    const assemble = async () => ({ ...pdf, size: 2_000_000 })
    const large = await started(pages, { assemble }).rests()
    expect(large.output?.because).toBe("Maximum upload file size is 1mb")
    const shrink = () => Promise.reject(new Error("corrupt"))
    expect((await started(pages, { shrink }).rests()).output?.because).toBe("This page cannot be read")
  })

  it("waits longer each time while there is no network, and goes on by itself with what it has", async () => {
    const { actor, clock, done, rests, work } = started(letter, { send: () => Promise.reject(away) })
    expect((await rests()).value).toBe("interrupted")
    for (const pause of [2_000, 5_000, 15_000]) {
      clock.increment(pause - 1)
      expect(actor.getSnapshot().value).toBe("interrupted")
      clock.increment(1)
      expect(actor.getSnapshot().value).toBe("uploading")
      await rests()
    }
    work.send = async () => ({ fileId: "f-2" })
    clock.increment(30_000)
    expect((await rests()).output?.upload.answer).toEqual({ fileId: "f-2" })
    expect(done.filter((each) => each.startsWith("send"))).toHaveLength(5)
  })

  it("goes on at once when the connection is back, and only where it waits for that", async () => {
    const waiting = started(letter, { send: () => Promise.reject(away) })
    const refused = started(letter, { send: () => Promise.reject({ ...broken, status: 413 }) })
    for (const { actor, rests, done } of [waiting, refused]) {
      await rests()
      actor.send({ type: "connection.returned" })
      await rests()
      expect(done).toHaveLength(done === waiting.done ? 2 : 1)
    }
  })

  it("tells whoever started it how it stands, under the name that it was given", async () => {
    const reported: Array<UploadReport> = []
    const works = fromCallback<EventObject, ToSend>(({ sendBack }) => {
      sendBack(
        reported.length === 0 ? { type: "upload.failed", failure: broken } : { type: "upload.finished" }
      )
    })
    const parent = setup({
      types: { events: {} as UploadReport },
      actors: { letter: pagesFile.provide({ actors: { send: works } }) }
    }).createMachine({
      invoke: { id: "letter", src: "letter", input: { upload: letter, to: "training" } },
      on: { "upload.*": { actions: ({ event }) => void reported.push(event) } }
    })
    const actor = createActor(parent).start()
    await expect.poll(() => reported).toHaveLength(1)
    actor.getSnapshot().children.letter?.send({ type: "retry.chosen" })
    await expect
      .poll(() => reported)
      .toEqual([
        { type: "upload.interrupted", id: "letter", failure: broken },
        { type: "upload.resumed", id: "letter" },
        { type: "upload.done", id: "letter" }
      ])
  })

  it("waits to be asked after any other failure, and sends nothing twice", async () => {
    const { actor, clock, done, rests, work } = started(pages, { attach: () => Promise.reject(broken) })
    expect((await rests()).context.failure).toEqual(broken)
    clock.increment(3_600_000)
    expect(actor.getSnapshot().value).toBe("interrupted")
    work.attach = async () => {}
    actor.send({ type: "retry.chosen" })
    expect((await rests()).value).toBe("done")
    expect(done.filter((each) => each.startsWith("attach"))).toHaveLength(2)
    expect(done).toHaveLength(6)
  })

  it("sends anew what the service will not have", async () => {
    const attach = () => Promise.reject({ _tag: "Refused", status: 400, violations: [] } satisfies Failure)
    const { actor, done, rests, work } = started(letter, { attach })
    await rests()
    work.attach = async () => {}
    actor.send({ type: "retry.chosen" })
    await rests()
    expect(done.filter((each) => each.startsWith("send"))).toHaveLength(2)
  })

  it("goes on after the page was left, with what was prepared before", async () => {
    const { actor, rests } = started(pages, { send: () => Promise.reject(away) })
    await rests()
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
    actor.stop()
    const later = started(pages, {}, stored)
    later.actor.send({ type: "retry.chosen" })
    expect((await later.rests()).value).toBe("done")
    expect(later.done).toEqual(["send front.pdf to training", "attach f-1 to training"])
  })
})

const script = uploadScript(pdf, "training", { fileId: "f-1" })

describeWalk(pagesFile, {
  settled: ["isPatient"],
  ...script,
  inputs: [...script.inputs, { upload: pages, to: "training" }],
  answers: { ...script.answers, assemble: [pdf] },
  unused: ["failed"]
})
