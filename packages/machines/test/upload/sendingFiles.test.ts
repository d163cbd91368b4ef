import { type AnswerFiles, editorMachine } from "@crewfleet/machines"
import type { Failure, PromiseClient } from "@crewfleet/sdk"
import { type AnswersOf, file, form, rows, text, tick, words } from "@crewfleet/sdk/rules"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor } from "xstate"
import { type EditorCalls, editorActors } from "../../src/editing/editorActors.ts"
import { answerFile, owedFile } from "../../src/upload/answerFile.ts"
import { describeWalk } from "../describeWalk.ts"
import { now, rests } from "../vehicle/rests.ts"
import { uploadScript } from "./uploadScript.ts"

const photo = file({
  label: "Photo",
  accept: ["image/png", "image/jpeg"],
  max: 10_000_000,
  wrongType: "Only a photo",
  tooLarge: "Too large"
})
const account = form(
  {
    happened: text({ label: "What happened", max: 50, required: "Say what happened" }),
    damaged: tick({ label: "Something is damaged" }),
    photo,
    witnesses: rows({ label: "Witnesses", one: "Witness", each: form({ card: photo }), max: 3 })
  },
  { asked: { photo: ({ damaged }) => damaged } }
)

type Account = AnswersOf<typeof account>
interface Thing {
  readonly id: number
  readonly happened: string
  readonly photo: { readonly id: string; readonly name: string; readonly type: string; readonly size: number }
}

const chosen = (blobId: string, type = "image/png") => ({
  blobId,
  name: `${blobId}.png`,
  type,
  size: 9_000_000
})
const full = {
  happened: "A gate fell",
  damaged: true,
  photo: chosen("b1"),
  witnesses: [
    { rowId: "a", card: chosen("b2") },
    { rowId: "b", card: { id: "f0", name: "0.png", type: "image/png", size: 9 } }
  ]
} satisfies Account

const accountEditor = editorMachine<Thing, Account>({
  id: "account",
  description: "What somebody tells, with photos.",
  form: account,
  created: words.formSaved,
  updated: words.formSaved
})
const nobody = async () => ({}) as PromiseClient
const refused = (field: string): Failure => ({
  _tag: "Refused",
  status: 400,
  violations: [{ field, message: "It is gone" }]
})

/** A service that gives each file the next id, and refuses what it is told to. */
const makeService = () => {
  const service = {
    asked: [] as Array<unknown>,
    refusesUpload: undefined as Failure | undefined,
    refusesSave: undefined as Failure | undefined,
    uploads: () => service.asked.filter((one) => typeof one === "string")
  }
  let ids = 0
  const files: AnswerFiles = {
    blobs: {
      read: async () => new Blob(["pixels"]),
      shrink: async (image) => ({ ...image, blobId: `${image.blobId}-small`, type: "image/jpeg", size: 9 }),
      assemble: async () => chosen("pages")
    },
    send: async (_, { id, question }) => {
      service.asked.push(`${question} of ${id}`)
      if (service.refusesUpload) throw service.refusesUpload
      ids += 1
      return { id: `f${ids}` }
    }
  }
  const keep = async (sent: object) => {
    service.asked.push(sent)
    if (service.refusesSave) throw service.refusesSave
    return { id: 4 }
  }
  const calls: EditorCalls<Thing, typeof account> = {
    load: async (id) => ({ id, happened: "", photo: { id: "f", name: "", type: "", size: 1 } }),
    create: keep,
    update: (_, sent) => keep(sent)
  }
  return { service, files, calls }
}

const opened = (typed: Account = full) => {
  const { service, files, calls } = makeService()
  const machine = accountEditor.provide({ actors: editorActors(nobody, account, () => calls, files) })
  const actor = createActor(machine, { input: { form: typed } }).start()
  onTestFinished(() => void actor.stop())
  const saves = async () => {
    actor.send({ type: "save.asked", intent: "submit", now })
    return rests(actor)
  }
  return { service, saves, problems: () => actor.getSnapshot().context.problems }
}

describe("The files of a form that is saved", () => {
  it("go first, smaller, and are named in what is saved, in rows too", async () => {
    const { service, saves } = opened()
    expect((await saves()).status).toBe("done")
    const small = { type: "image/jpeg", size: 9 }
    expect(service.asked).toMatchObject([
      "photo of undefined",
      "witnesses/a/card of undefined",
      {
        photo: { id: "f1", ...small },
        witnesses: [
          { rowId: "a", card: { id: "f2", ...small } },
          { rowId: "b", card: { id: "f0" } }
        ]
      }
    ])
  })

  it("go once, however often the form is saved", async () => {
    const { service, saves } = opened()
    service.refusesSave = { _tag: "NetworkFailure" }
    await saves()
    service.refusesSave = undefined
    expect((await saves()).status).toBe("done")
    expect(service.uploads()).toHaveLength(2)
    expect(service.asked.at(-1)).toMatchObject({ photo: { id: "f1" } })
  })

  it("go anew where the service does not have one any more", async () => {
    const { service, saves, problems } = opened()
    service.refusesSave = refused("witnesses.a.card")
    await saves()
    expect(problems()).toEqual([{ field: "witnesses/a/card", text: "It is gone" }])
    service.refusesSave = undefined
    expect((await saves()).status).toBe("done")
    expect(service.uploads()).toEqual([
      "photo of undefined",
      "witnesses/a/card of undefined",
      "witnesses/a/card of undefined"
    ])
  })

  it("are refused at their questions, and nothing is saved", async () => {
    const { service, saves, problems } = opened()
    service.refusesUpload = refused("file")
    await saves()
    expect(problems()).toEqual([
      { field: "photo", text: "It is gone" },
      { field: "witnesses/a/card", text: "It is gone" }
    ])
    expect(service.asked).toEqual(service.uploads())
  })

  it("stay where they are where a question is not asked", async () => {
    const { service, saves } = opened({ ...full, damaged: false })
    expect((await saves()).status).toBe("done")
    expect(service.uploads()).toEqual(["witnesses/a/card of undefined"])
    expect(service.asked.at(-1)).toMatchObject({ photo: null })
  })

  it("leave everything as it was typed where they do not arrive", async () => {
    const { service, saves } = opened()
    service.refusesUpload = { _tag: "NetworkFailure" }
    expect((await saves()).context.form).toEqual(full)
    expect(service.asked).toEqual(["photo of undefined"])
  })
})

const walked = uploadScript(
  chosen("b1"),
  { id: 7, question: "photo" },
  { id: "f1" },
  { ...photo, wrongType: "Only a picture" }
)
describeWalk(answerFile, walked)
describeWalk(owedFile, { settled: ["isPatient"], ...walked, unused: ["assembling", "failed"] })
