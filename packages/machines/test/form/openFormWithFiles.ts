import type { Failure, PromiseClient } from "@crewfleet/sdk"
import { type AnswersOf, file, formInSections, form as formOf, signature, text } from "@crewfleet/sdk/rules"
import { expect, onTestFinished, vi } from "vitest"
import { type AnyActorRef, createActor, SimulatedClock, waitFor } from "xstate"
import { type LongFormThing, longFormEditor } from "../../src/form/longFormEditor.ts"
import { type LongFormCalls, longFormPorts } from "../../src/form/longFormPorts.ts"

export const now = "2026-11-20T10:00:00.000Z"
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
export const chosen = (blobId: string) => ({ blobId, name: `${blobId}.png`, type: "image/png", size: 10 })
export const sent = (id: string) => ({ id, name: `${id}.png`, type: "image/png", size: 10 })
export const signedWith = (picture: object | null) =>
  ({
    name: "",
    method: "UPLOADED",
    drawing: "",
    confirmed: false,
    signedAt: now,
    file: picture
  }) as Form["empty"]["signed"]
export const onPaper = { name: "", method: "DRAWN", drawing: "M0 0L1 1", signedAt: now } as const
export const drawn = {
  name: "",
  method: "DRAWN",
  drawing: "M0 0L1 1",
  confirmed: false,
  signedAt: now
} as const

const standingOf = (upload: unknown) => (upload as AnyActorRef | undefined)?.getSnapshot().value

/** Opens the editor of a form with files over a service that keeps one by the rules of the real one. */
export const open = async (answers: Thing["answers"] = {}, typed: Partial<AnswersOf<Form>> = {}) => {
  const thing: Thing = { ...blank, answers }
  const service = {
    kept: thing,
    saves: [] as Array<Thing["answers"]>,
    submits: 0,
    uploads: [] as Array<string>,
    fails: undefined as Failure | undefined,
    refusesSave: undefined as Failure | undefined,
    holds: undefined as Promise<void> | undefined,
    holdsSave: undefined as Promise<void> | undefined
  }
  const calls: LongFormCalls<Form> = {
    read: async () => service.kept,
    save: async (_, save) => {
      if (service.refusesSave) throw service.refusesSave
      service.saves.push(save.answers)
      await service.holdsSave
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

export const submits = { type: "save.asked", intent: "submit", now } as const
export const refused = (field: string, status = 400): Failure => ({
  _tag: "Refused",
  status,
  violations: [{ field, message: "It will not do" }]
})
export const away: Failure = { _tag: "NetworkFailure" }
