import {
  type DocumentPlace,
  type DocumentUploadEvent,
  type DocumentUploadInput,
  documentUploadMachine,
  type FileReference,
  uploadOf
} from "@crewfleet/machines"
import type { Failure, NewDocuments, UploadedFile } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { type ActorRefFrom, createActor, type EventObject, fromCallback, fromPromise, waitFor } from "xstate"
import { newDocumentIn } from "../../src/hirer/DocumentUpload.ts"
import { documentFile } from "../../src/hirer/documentFile.ts"
import { describeWalk } from "../describeWalk.ts"
import { uploadEnds, uploadScript } from "../upload/uploadScript.ts"

const photo: FileReference = { blobId: "b-1", name: "passport.png", type: "image/png", size: 9_000_000 }
const small: FileReference = { blobId: "b-2", name: "passport.jpg", type: "image/jpeg", size: 90_000 }
const away: Failure = { _tag: "NetworkFailure" }
const refused = (status: number, message?: string, violations: Array<{ message: string }> = []): Failure => ({
  _tag: "Refused",
  status,
  violations,
  ...(message && { message })
})

const choosesPassport: DocumentUploadEvent = { type: "document.chosen", documentType: "PASSPORT" }
const takes = (file = photo): DocumentUploadEvent => ({ type: "file.chosen", file })
const types = (issueDate: string, expiryDate: string): DocumentUploadEvent => ({
  type: "dates.typed",
  dates: { issueDate, expiryDate }
})
const uploads: DocumentUploadEvent = { type: "upload.asked", now: "2026-11-20T10:00:00.000Z" }
const cancels: DocumentUploadEvent = { type: "cancel.chosen" }
const onFile = [{ documentType: "ID", version: 3 }]
const adding: DocumentUploadInput = { hirerId: 5, scope: { agencyId: 7 }, onFile }
const replacing: DocumentUploadInput = { ...adding, replaces: "ID" }

/** What the service and the browser do; each may be replaced while the machine runs. */
const makeService = () => ({
  shrink: async (_: FileReference): Promise<FileReference> => small,
  upload: async (_: FileReference): Promise<string> => "/files/1",
  add: async (_: NewDocuments): Promise<void> => {},
  done: [] as Array<string>,
  added: [] as Array<NewDocuments>
})

/** Somebody at the form for a document. */
const someone = (input = adding, service = makeService()) => {
  const notified: Array<string> = []
  const machine = documentUploadMachine.provide({
    actors: {
      upload: documentFile.provide({
        actors: {
          shrink: fromPromise<FileReference, FileReference>(({ input }) => {
            service.done.push("shrink")
            return service.shrink(input)
          }),
          send: fromCallback<EventObject, { readonly to: DocumentPlace; readonly file: FileReference }>(
            ({ input, sendBack }) => {
              service.done.push("upload")
              sendBack({ type: "upload.progressed", share: 0.5 })
              service.upload(input.file).then(
                (fileUrl) => sendBack({ type: "upload.finished", fileUrl }),
                (failure) => sendBack({ type: "upload.failed", failure })
              )
            }
          ),
          attach: fromPromise<void, { readonly to: DocumentPlace; readonly answer: UploadedFile }>(
            ({ input: { to, answer } }) => {
              const documents = newDocumentIn(to, answer)
              service.done.push("add")
              service.added.push(documents)
              return service.add(documents)
            }
          )
        }
      })
    }
  })
  const actor = createActor(machine, { input })
  actor.on("notice", ({ notice }) => notified.push(`${notice.level}: ${notice.text}`))
  actor.on("outdated", () => notified.push("outdated"))
  actor.start()
  const does = async (...events: ReadonlyArray<DocumentUploadEvent>) => {
    for (const event of events) {
      actor.send(event)
      await waitFor(actor, (state) => !state.hasTag("busy"))
    }
    return actor.getSnapshot()
  }
  return { actor, does, service, notified }
}

describe("documentUploadMachine, adding a document", () => {
  it("shrinks the file, uploads it and puts it on file under its type", async () => {
    const { does, service, notified } = someone()
    const state = await does(choosesPassport, takes(), uploads)
    expect(state.output).toBe("uploaded")
    expect(service.done).toEqual(["shrink", "upload", "add"])
    expect(service.added).toEqual([{ id: 5, clientDocs: [{ url: "/files/1", name: "PASSPORT" }] }])
    expect(notified).toEqual(["success: Document uploaded successfully"])
  })

  it("says that both are needed, and beside each what is missing", async () => {
    const { does, notified } = someone()
    const state = await does(uploads)
    expect(state.context.problems).toEqual([
      { field: "type", text: "Document type is required", kind: "missing" },
      { field: "file", text: "Please select a file", kind: "missing" }
    ])
    expect(notified).toEqual(["warning: Please fill in all required fields"])
    expect((await does(choosesPassport)).context.problems).toEqual([
      { field: "file", text: "Please select a file", kind: "missing" }
    ])
  })

  it("says at once when the file is no image, and does not upload it", async () => {
    const { does, service, notified } = someone()
    const text = "Please select a valid image file (PNG, JPG, JPEG, or WEBP)"
    const letter = { ...photo, name: "letter.pdf", type: "application/pdf" }
    const chosen = await does(choosesPassport, takes(letter))
    expect(chosen.context.problems).toEqual([{ field: "file", text }])
    expect((await does(uploads)).context.problems).toEqual([{ field: "file", text }])
    expect(notified).toEqual([])
    expect(service.done).toEqual([])
    expect((await does(takes())).context.problems).toEqual([])
  })

  it("puts the dates on file that the document names", async () => {
    const { does, service } = someone()
    await does(choosesPassport, takes(), types("2021-05-01", "2031-04-30"), uploads)
    expect(service.added[0]?.clientDocs).toEqual([
      { url: "/files/1", name: "PASSPORT", issueDate: "2021-05-01", expiryDate: "2031-04-30" }
    ])
  })

  it("says what is wrong with a date until another is typed, and uploads nothing", async () => {
    const { does, service, notified } = someone()
    const state = await does(choosesPassport, takes(), types("2021-05-01", "2020-04-30"), uploads)
    const text = "The expiry date must not be before the issue date"
    expect(state.context.problems).toEqual([{ field: "expiryDate", text }])
    expect([service.done, notified]).toEqual([[], []])
    expect((await does(types("2021-05-01", "2031-04-30"))).context.problems).toEqual([])
  })

  it("goes on saying that a type is missing once a file is chosen", async () => {
    const { does } = someone()
    expect((await does(uploads, takes())).context.problems).toEqual([
      { field: "type", text: "Document type is required", kind: "missing" }
    ])
  })

  it("does not offer a type that is on file already", async () => {
    const { does, service } = someone()
    const state = await does({ type: "document.chosen", documentType: "ID" }, takes(), uploads)
    expect(state.context.problems).toEqual([
      {
        field: "type",
        text: "This hirer already has a document of this type on file. Choose another type"
      }
    ])
    expect(service.done).toEqual([])
  })

  it("cannot be cancelled while it runs", async () => {
    const { actor, does } = someone(adding, { ...makeService(), upload: () => new Promise(() => {}) })
    await does(choosesPassport, takes())
    expect(actor.getSnapshot().can(cancels)).toBe(true)
    actor.send(uploads)
    await waitFor(actor, (state) => state.matches("uploading"))
    expect(actor.getSnapshot().can(cancels)).toBe(false)
    expect(actor.getSnapshot().can(takes())).toBe(false)
    const file = actor.getSnapshot().children.upload as ActorRefFrom<typeof documentFile>
    await waitFor(file, (state) => state.matches("uploading"))
    expect(file.getSnapshot().context.sent).toBe(0.5)
    actor.stop()
  })

  it("ends when it is cancelled", async () => {
    expect((await someone().does(cancels)).output).toBe("cancelled")
  })
})

describe("documentUploadMachine, failing", () => {
  it("says when the picture cannot be read, and keeps what was chosen", async () => {
    const { does } = someone(adding, { ...makeService(), shrink: () => Promise.reject(new Error("no")) })
    const state = await does(choosesPassport, takes(), uploads)
    expect(state.context).toMatchObject({
      documentType: "PASSPORT",
      file: photo,
      problems: [{ field: "file", text: "Please select a valid image file (PNG, JPG, JPEG, or WEBP)" }]
    })
  })

  it.each([
    ["no connection", away, []],
    ["no answer in time", { _tag: "TimedOut", limit: 1 } as const, []],
    ["500", refused(500), []],
    ["413", refused(413, "Too large"), ["The selected file must be 5MB or smaller"]],
    [
      "400",
      refused(400, undefined, [{ message: "The image has more than 25 million pixels" }]),
      ["The image has more than 25 million pixels"]
    ]
  ])("keeps everything when the upload ends with %s, and uploads again", async (_, failure, problems) => {
    const { does, service, notified } = someone(adding, {
      ...makeService(),
      upload: () => Promise.reject(failure)
    })
    const failed = await does(choosesPassport, takes(), uploads)
    expect(failed.context).toMatchObject({ documentType: "PASSPORT", file: photo })
    expect(failed.context.problems.map(({ text }) => text)).toEqual(problems)
    expect(notified).toEqual(["error: Failed to upload document"])
    service.upload = async () => "/files/2"
    expect((await does(uploads)).output).toBe("uploaded")
    expect(service.done).toEqual(["shrink", "upload", "upload", "add"])
  })

  it("does not upload twice when only putting it on file has failed", async () => {
    const { does, service, notified } = someone(adding, { ...makeService(), add: () => Promise.reject(away) })
    await does(choosesPassport, takes(), uploads)
    expect(notified).toEqual(["error: Failed to upload document"])
    service.add = async () => {}
    expect((await does(uploads)).output).toBe("uploaded")
    expect(service.done).toEqual(["shrink", "upload", "add", "add"])
  })

  it("uploads anew when the service has lost the file", async () => {
    const { does, service } = someone(adding, {
      ...makeService(),
      add: () => Promise.reject(refused(400, undefined, [{ message: "Upload it again." }]))
    })
    const failed = await does(choosesPassport, takes(), uploads)
    expect(failed.context.problems).toEqual([{ field: "file", text: "Upload it again." }])
    service.add = async () => {}
    expect((await does(uploads)).output).toBe("uploaded")
    expect(service.done).toEqual(["shrink", "upload", "add", "upload", "add"])
  })

  it("explains that somebody added the type meanwhile, and asks its host to look", async () => {
    const text = "This hirer already has a document of this type on file."
    const { does, service, notified } = someone(adding, {
      ...makeService(),
      add: () => Promise.reject(refused(409, text))
    })
    const failed = await does(choosesPassport, takes(), uploads)
    expect(failed.context.problems).toEqual([{ field: "type", text }])
    expect(notified).toEqual([`warning: ${text}`, "outdated"])
    service.add = async () => {}
    const state = await does({ type: "document.chosen", documentType: "DRIVER" }, uploads)
    expect(state.output).toBe("uploaded")
    expect(service.done).toEqual(["shrink", "upload", "add", "add"])
  })
})

describe("documentUploadMachine, replacing a document", () => {
  it("puts a new file in the place of the one that was seen", async () => {
    const { does, service } = someone(replacing)
    expect((await does(takes(), uploads)).output).toBe("uploaded")
    expect(service.added).toEqual([
      { id: 5, clientDocs: [{ url: "/files/1", name: "ID", version: 3 }], replace: true }
    ])
  })

  it("does not replace what somebody else has replaced meanwhile, until that was seen", async () => {
    const { does, service, notified } = someone(replacing, {
      ...makeService(),
      add: () => Promise.reject(refused(409))
    })
    const failed = await does(takes(), uploads)
    expect(failed.context).toMatchObject({ problems: [], overtaken: true, file: photo })
    expect(notified).toEqual([
      "warning: Somebody else has replaced this document meanwhile. Look at theirs before you replace it.",
      "outdated"
    ])
    service.add = async () => {}
    const changed = { type: "documents.changed", onFile: [{ documentType: "ID", version: 4 }] } as const
    expect((await does(changed, uploads)).output).toBe("uploaded")
    expect(service.added.at(-1)?.clientDocs[0].version).toBe(4)
  })
})

describeWalk(documentUploadMachine, {
  inputs: [adding, replacing],
  events: [
    choosesPassport,
    takes(),
    types("2021-05-01", "2031-04-30"),
    uploads,
    cancels,
    { type: "documents.changed", onFile: [{ documentType: "PASSPORT", version: 1 }] }
  ],
  answers: { upload: uploadEnds(uploadOf(photo), { fileUrl: "/files/1" }) }
})

const place: DocumentPlace = {
  hirerId: 5,
  scope: { agencyId: 7 },
  onFile,
  replaces: false,
  dates: { issueDate: "", expiryDate: "" },
  documentType: "PASSPORT"
}

describeWalk(documentFile, uploadScript(photo, place, { fileUrl: "/files/1" }))
