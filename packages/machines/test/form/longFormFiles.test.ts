import type { Failure, PromiseClient } from "@crewfleet/sdk"
import { type AnswersOf, file, formInSections, form as formOf, signature, text } from "@crewfleet/sdk/rules"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { type AnyActorRef, createActor, SimulatedClock, waitFor } from "xstate"
import { type LongFormThing, longFormEditor } from "../../src/form/longFormEditor.ts"
import { type LongFormCalls, longFormPorts } from "../../src/form/longFormPorts.ts"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents, toldApart } from "../editing/editorEvents.ts"
import { uploadEnds } from "../upload/uploadScript.ts"

const now = "2026-11-20T10:00:00.000Z"
const picture = <const More extends object>(label: string, more?: More) =>
  file({
    label,
    accept: ["image/png"],
    max: 100,
    wrongType: "Only a picture",
    tooLarge: "Too large",
    ...more
  })
const form = formInSections(
  {
    health: {
      title: "Health",
      questions: { illness: text({ label: "Illness", max: 50 }), proof: picture("Proof") }
    },
    end: {
      title: "End",
      questions: {
        signed: signature({
          label: "Signature",
          required: "Sign the form",
          unnamed: true,
          each: formOf({ file: picture("Picture of it") })
        })
      }
    }
  },
  { asked: { proof: ({ illness }) => illness !== "none" } }
)
type Form = typeof form
type Thing = LongFormThing<Form>
const long = { kind: "files", title: "Files", version: 1, form }
const machine = longFormEditor(long, {
  id: "withFiles",
  description: "A form with files.",
  savesEvery: 10_000
})

const blank = {
  id: 7,
  revision: 0,
  savedAt: null,
  left: {},
  withheld: [],
  files: {},
  submitted: null
}
const chosen = (blobId: string) => ({ blobId, name: `${blobId}.png`, type: "image/png", size: 10 })
const sent = (id: string) => ({ id, name: `${id}.png`, type: "image/png", size: 10 })
const signedWith = (picture: object | null) =>
  ({
    name: "",
    method: "UPLOADED",
    drawing: "",
    confirmed: false,
    signedAt: now,
    file: picture
  }) as Form["empty"]["signed"]
const onPaper = { name: "", method: "DRAWN", drawing: "M0 0L1 1", signedAt: now } as const
const drawn = { name: "", method: "DRAWN", drawing: "M0 0L1 1", confirmed: false, signedAt: now } as const

const standingOf = (upload: unknown) => (upload as AnyActorRef | undefined)?.getSnapshot().value

const open = async (answers: Thing["answers"] = {}, typed: Partial<AnswersOf<Form>> = {}) => {
  const thing: Thing = { ...blank, answers }
  const service = {
    kept: thing,
    saves: [] as Array<Thing["answers"]>,
    submits: 0,
    uploads: [] as Array<string>,
    fails: undefined as Failure | undefined,
    refusesSave: undefined as Failure | undefined,
    holds: undefined as Promise<void> | undefined
  }
  const calls: LongFormCalls<Form> = {
    read: async () => service.kept,
    save: async (_, save) => {
      if (service.refusesSave) throw service.refusesSave
      service.saves.push(save.answers)
      const revision = service.kept.revision + 1
      service.kept = {
        ...service.kept,
        revision,
        savedAt: now,
        answers: { ...service.kept.answers, ...save.answers }
      }
      return { revision, savedAt: now }
    },
    submit: async (_, { revision }) => {
      service.submits += 1
      service.kept = { ...service.kept, submitted: { revision, at: now } }
      return { revision, at: now }
    }
  }
  const clock = new SimulatedClock()
  const notified: Array<string> = []
  const ports = longFormPorts(long, calls, {
    load: async () => ({}) as PromiseClient,
    blobs: {
      read: async () => new Blob(["0123456789"], { type: "image/png" }),
      shrink: async (image) => ({ ...image, blobId: `${image.blobId}-small` }),
      assemble: async ([first]) => first as never
    },
    send: async (_, { question }) => {
      service.uploads.push(question)
      await service.holds
      if (service.fails) throw service.fails
      return { id: `f${service.uploads.length}` }
    }
  })
  const actor = createActor(machine.provide({ actors: ports }), {
    clock,
    input: {
      id: 7,
      ...(Object.keys(typed).length > 0 && { form: { ...form.read(answers), ...typed }, thing })
    }
  })
  actor.on("notice", ({ notice }) => notified.push(notice.text))
  actor.start()
  onTestFinished(() => void actor.stop())
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  await rests()
  return {
    service,
    notified,
    actor,
    form: () => actor.getSnapshot().context.form,
    types: (changes: Partial<AnswersOf<Form>>) => actor.send({ type: "form.changed", changes }),
    uploading: () => actor.getSnapshot().matches({ open: { uploading: "sending" } } as never),
    uploaded: () => waitFor(actor, (state) => state.matches({ open: { uploading: "nothing" } } as never)),
    interrupted: () =>
      vi.waitFor(() => expect(standingOf(actor.getSnapshot().children.upload)).toBe("interrupted")),
    passes: async (milliseconds: number) => {
      clock.increment(milliseconds)
      return rests()
    },
    does: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event)
      return rests()
    }
  }
}

const submits = { type: "save.asked", intent: "submit", now } as const
const refused = (field: string, status = 400): Failure => ({
  _tag: "Refused",
  status,
  violations: [{ field, message: "It will not do" }]
})
const away: Failure = { _tag: "NetworkFailure" }

describe("The files of a long form", () => {
  it("go by themselves, and are named by the next save", async () => {
    const { types, uploaded, passes, service, form, notified } = await open()
    types({ proof: chosen("b1") })
    await uploaded()
    expect(form().proof).toMatchObject({ id: "f1", blobId: "b1" })
    expect(notified).toEqual(["Sucessfully uploaded."])
    await passes(10_000)
    expect(service.saves).toMatchObject([{ proof: { id: "f1" } }])
    expect(service.uploads).toEqual(["proof"])
  })

  it("hold up nothing that is typed, and what they replace is named until they are there", async () => {
    let arrive = () => {}
    const { types, uploaded, passes, does, service, notified } = await open({ proof: sent("old") })
    service.holds = new Promise((done) => {
      arrive = done
    })
    types({ illness: "Measles", proof: chosen("b1") })
    await passes(10_000)
    expect(service.saves).toMatchObject([{ illness: "Measles", proof: { id: "old" } }])
    await does({ type: "save.asked", intent: "save", now })
    expect(notified).toEqual(["Saved"])
    arrive()
    await uploaded()
    await passes(10_000)
    expect(service.saves.at(-1)).toMatchObject({ proof: { id: "f1" } })
  })

  it("go on with what an earlier day left, once the connection is back", async () => {
    const { uploaded, interrupted, actor, service, form } = await open({}, { proof: chosen("b1") })
    service.fails = away
    await interrupted()
    service.fails = undefined
    actor.send({ type: "connection.back" })
    await uploaded()
    expect(form().proof).toMatchObject({ id: expect.any(String) })
  })

  it("stop where another is chosen, or they are asked for no more", async () => {
    const { types, uploaded, uploading, service, form } = await open()
    service.holds = new Promise(() => {})
    types({ proof: chosen("b1") })
    await vi.waitFor(() => expect(service.uploads).toEqual(["proof"]))
    service.holds = undefined
    types({ proof: chosen("b2") })
    await uploaded()
    expect(form().proof).toMatchObject({ id: "f2", blobId: "b2" })
    service.holds = new Promise(() => {})
    types({ proof: chosen("b3") })
    expect(uploading()).toBe(true)
    types({ illness: "none" })
    expect(uploading()).toBe(false)
    expect(form().proof).toMatchObject({ blobId: "b3" })
  })

  it("say at their question why they are refused, and hold back nothing else", async () => {
    const { types, uploaded, passes, does, service, actor } = await open()
    service.fails = refused("file", 415)
    types({ illness: "Measles", proof: chosen("b1") })
    await uploaded()
    expect(actor.getSnapshot().context.problems).toEqual([{ field: "proof", text: "It will not do" }])
    await passes(10_000)
    expect(service.saves).toMatchObject([{ illness: "Measles", proof: null }])
    types({ signed: drawn })
    const { context } = await does(submits)
    expect(context.problems).toMatchObject([{ field: "proof", text: "It will not do" }])
    expect(service.uploads).toEqual(["proof"])
    service.fails = undefined
    types({ proof: chosen("b2") })
    await uploaded()
    await does(submits)
    expect(service.kept).toMatchObject({ answers: { proof: { id: "f2" } }, submitted: { revision: 2 } })
  })

  describe.each([
    ["proof", { proof: chosen("b1") }, { proof: chosen("b2") }],
    ["signed/file", { signed: signedWith(chosen("b1")) }, { signed: signedWith(chosen("b2")) }]
  ] as const)("at the question %s", (at, first, second) => {
    it.each([400, 403, 404, 409, 413, 415, 422])(
      "are chosen anew where the service answers %i, which is said there",
      async (status) => {
        const { types, uploaded, passes, service, actor } = await open()
        service.fails = { _tag: "Refused", status, violations: [] }
        types({ illness: "Measles", ...first })
        await uploaded()
        const { problems } = actor.getSnapshot().context
        expect(problems).toEqual([{ field: at, text: expect.stringMatching(/\w/) }])
        await passes(10_000)
        expect(service.saves).toMatchObject([{ illness: "Measles" }])
        service.fails = undefined
        types(second)
        await uploaded()
        await passes(10_000)
        expect(JSON.stringify(service.kept.answers)).toContain('"id":"f2"')
      }
    )

    it.each([401, 429, 500, 503, undefined])(
      "wait where the service answers %s, and go once it can be reached",
      async (status) => {
        const { types, uploaded, interrupted, passes, service, actor } = await open()
        service.fails = status === undefined ? away : { _tag: "Refused", status, violations: [] }
        types({ illness: "Measles", ...first })
        await interrupted()
        expect(actor.getSnapshot().context.problems).toEqual([])
        await passes(10_000)
        expect(service.saves).toMatchObject([{ illness: "Measles" }])
        service.fails = undefined
        actor.send({ type: "connection.back" })
        await uploaded()
        await passes(10_000)
        expect(JSON.stringify(service.kept.answers)).toMatch(/"id":"f\d"/)
      }
    )
  })

  it("are asked about before a form is handed in without them, and follow later", async () => {
    const { types, uploaded, interrupted, does, service, form, actor } = await open({ signed: onPaper })
    service.fails = away
    types({ proof: chosen("b1") })
    await interrupted()
    const { context } = await does(submits)
    expect(context.unconfirmed).toMatchObject([{ field: "proof" }])
    await does({ type: "confirmation.passed" })
    expect(service.submits).toBe(1)
    expect(form().proof).toMatchObject({ blobId: "b1" })
    service.fails = undefined
    actor.send({ type: "connection.back" })
    await uploaded()
    expect(form().proof).toMatchObject({ id: expect.any(String) })
  })

  it("hold a form back that cannot be without them: a picture of the signature", async () => {
    const { types, uploaded, interrupted, does, service, actor } = await open({ signed: onPaper })
    service.fails = away
    types({ signed: signedWith(chosen("b1")) })
    await interrupted()
    const { context } = await does(submits)
    expect(context.problems).toMatchObject([{ field: "signed/file" }])
    await does({ type: "save.asked", intent: "save", now })
    expect(service.kept.answers.signed).toMatchObject({ method: "DRAWN" })
    service.fails = undefined
    actor.send({ type: "connection.back" })
    await uploaded()
    await does(submits)
    expect(service.kept).toMatchObject({
      answers: { signed: { method: "UPLOADED", file: { id: "f2" } } },
      submitted: { revision: 1 }
    })
  })

  it("go anew where the service has lost them, and are asked for again where nobody has them", async () => {
    const { types, uploaded, passes, service, form, actor } = await open()
    types({ proof: chosen("b1") })
    await uploaded()
    service.refusesSave = refused("proof")
    await passes(10_000)
    await uploaded()
    expect(form().proof).toMatchObject({ id: "f2" })
    types({ proof: sent("elsewhere") })
    await passes(10_000)
    expect(form().proof).toMatchObject({ refused: "It will not do" })
    service.refusesSave = undefined
    types({ illness: "Measles" })
    await passes(10_000)
    expect(service.saves).toMatchObject([{ illness: "Measles", proof: null }])
    expect(actor.getSnapshot().context.problems).toEqual([])
  })
})

const onlyProof = formInSections({ health: { title: "Health", questions: { proof: picture("Proof") } } })
const proofThing = (revision: number, proof: ReturnType<typeof sent> | null) => ({
  ...blank,
  revision,
  answers: { proof }
})

// A form of its own, with only what has to do with files: with more there are too many states to visit all.
describeWalk(
  longFormEditor(
    { kind: "proof", title: "Proof", version: 1, form: onlyProof },
    { id: "proof", description: "A form with one file.", savesEvery: 10_000 }
  ),
  {
    inputs: [{}, { id: 7 }, { id: 7, form: { proof: chosen("b1") }, thing: proofThing(1, sent("f0")) }],
    events: [
      { type: "form.changed", changes: { proof: null } },
      { type: "connection.back" },
      { type: "upload.interrupted", id: "x9", failure: refused("file", 415) },
      { type: "act.asked", act: "none" },
      ...editorEvents(now)
    ],
    answers: {
      load: [proofThing(1, sent("f0")), proofThing(2, { ...sent("f1"), name: "b1.png" })],
      save: [proofThing(3, null)],
      act: [],
      upload: uploadEnds({ files: [chosen("b1")], shrunk: [chosen("b1")] }, { id: "f1" }).slice(0, 2)
    },
    few: toldApart,
    limit: 300_000,
    unused: ["confirming", "acting", "refreshing"]
  }
)
