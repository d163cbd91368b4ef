import { type Draft, editorStateOf } from "@crewfleet/machines"
import type { Failure } from "@crewfleet/sdk"
import type { LongFormSave } from "@crewfleet/sdk/rules"
import { onTestFinished } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { type syntheticForm, syntheticLongForm } from "../../../sdk/test/form/syntheticForm.ts"
import { type LongFormThing, longFormEditor } from "../../src/form/longFormEditor.ts"
import { type LongFormCalls, longFormPorts } from "../../src/form/longFormPorts.ts"

export type Form = typeof syntheticForm
export type Thing = LongFormThing<Form>

export const now = "2026-11-20T10:00:00.000Z"
export const machine = longFormEditor(syntheticLongForm, {
  id: "synthetic",
  description: "A form of many questions.",
  savesEvery: 10_000
})
const refusal = (status: number, violations: Refused["violations"] = []): Failure => ({
  _tag: "Refused",
  status,
  violations
})
type Refused = Extract<Failure, { _tag: "Refused" }>

export const blank: Thing = {
  id: 7,
  revision: 0,
  savedAt: null,
  answers: {},
  left: {},
  withheld: [],
  files: {},
  submitted: null
}

/** A service that keeps one form by the rules of the real one, and may be told to lose an answer on its way back. */
export const makeService = (answers: Thing["answers"] = {}, withheld: Thing["withheld"] = []) => {
  const revisions: Record<string, number> = {}
  const service = {
    kept: { ...blank, answers, withheld } as Thing,
    saves: [] as Array<LongFormSave<Form>>,
    submits: [] as Array<{
      readonly revision: number
      readonly confirmed: ReadonlyArray<{ readonly field: string }>
    }>,
    reads: 0,
    away: false,
    losesAnswer: false,
    refusesSubmit: false,
    /** What this service alone will not take: the answer to a question. */
    refuses: undefined as { readonly field: keyof Form["empty"]; readonly answer: unknown } | undefined,
    /** Somebody saves, from here or elsewhere. */
    keep: ({ sections, revision, answers: said }: LongFormSave<Form>) => {
      if (sections.some((section) => (revisions[section] ?? 0) > revision)) throw refusal(409)
      const next = service.kept.revision + 1
      for (const section of sections) revisions[section] = next
      service.kept = {
        ...service.kept,
        revision: next,
        savedAt: now,
        answers: { ...service.kept.answers, ...said }
      }
      return { revision: next, savedAt: now }
    }
  }
  const calls: LongFormCalls<Form> = {
    read: async () => {
      if (service.away) throw { _tag: "NetworkFailure" } satisfies Failure
      service.reads += 1
      return service.kept
    },
    save: async (_, save) => {
      if (service.away) throw { _tag: "NetworkFailure" } satisfies Failure
      service.saves.push(save)
      const { field = "", answer } = service.refuses ?? {}
      if (field && save.answers[field] === answer) throw refusal(400, [{ field, message: "It will not do" }])
      const saved = service.keep(save)
      if (service.losesAnswer) throw { _tag: "NetworkFailure" } satisfies Failure
      return saved
    },
    submit: async (_, submit) => {
      service.submits.push(submit)
      if (service.refusesSubmit) throw refusal(500)
      if (submit.revision !== service.kept.revision) throw refusal(409)
      service.kept = { ...service.kept, submitted: { revision: submit.revision, at: now } }
      return { revision: submit.revision, at: now }
    }
  }
  return { service, calls }
}

/** Opens the editor over such a service, and is done once it rests. */
export const open = async (
  answers?: Thing["answers"],
  draft: Partial<Draft<Thing, Form["empty"]>> = {},
  withheld?: Thing["withheld"],
  { revision = 0, away = false } = {}
) => {
  const { service, calls } = makeService(answers, withheld)
  service.kept = { ...service.kept, revision }
  service.away = away
  const clock = new SimulatedClock()
  const notified: Array<string> = []
  const actor = createActor(machine.provide({ actors: longFormPorts(syntheticLongForm, calls) }), {
    clock,
    input: { id: 7, ...draft }
  })
  actor.on("notice", ({ notice }) => notified.push(notice.text))
  const drafts: Array<unknown> = []
  actor.on("draft.changed", ({ draft }) => drafts.push(draft))
  actor.start()
  onTestFinished(() => void actor.stop())
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  await rests()
  return {
    service,
    notified,
    drafts,
    rests,
    state: () => actor.getSnapshot(),
    step: () => editorStateOf(actor.getSnapshot()),
    types: (changes: Partial<Form["empty"]>) => actor.send({ type: "form.changed", changes }),
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
