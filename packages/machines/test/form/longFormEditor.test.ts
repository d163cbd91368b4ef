import { type Draft, editorStateOf } from "@crewfleet/machines"
import type { Failure } from "@crewfleet/sdk"
import { formInSections, type LongFormSave, text } from "@crewfleet/sdk/rules"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { filledSynthetic, syntheticForm, syntheticLongForm } from "../../../sdk/test/form/syntheticForm.ts"
import { type LongFormThing, longFormEditor } from "../../src/form/longFormEditor.ts"
import { type LongFormCalls, longFormPorts } from "../../src/form/longFormPorts.ts"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents, toldApart } from "../editing/editorEvents.ts"

type Form = typeof syntheticForm
type Thing = LongFormThing<Form>

const now = "2026-11-20T10:00:00.000Z"
const machine = longFormEditor(syntheticLongForm, {
  id: "synthetic",
  description: "A form of many questions.",
  savesEvery: 10_000
})
const refusal = (status: number): Failure => ({ _tag: "Refused", status, violations: [] })

const blank: Thing = {
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
const makeService = (answers: Thing["answers"] = {}, withheld: Thing["withheld"] = []) => {
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

const open = async (
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

const submits = { type: "save.asked", intent: "submit", now } as const

describe("the editor of a long form", () => {
  it("saves what was typed every ten seconds, silently, and only the sections in which it was", async () => {
    const { types, passes, service, notified } = await open()
    types({ firstname: "A" })
    await passes(6_000)
    types({ firstname: "Ada" })
    await passes(3_999)
    expect(service.saves).toEqual([])
    await passes(1)
    expect(service.saves).toMatchObject([
      { sections: ["person"], revision: 0, answers: { firstname: "Ada" } }
    ])
    expect(service.saves[0]?.answers).not.toHaveProperty("position")
    await passes(60_000)
    types({ position: "Nurse" })
    await passes(10_000)
    expect(service.saves.map(({ sections, revision }) => [sections, revision])).toEqual([
      [["person"], 0],
      [["work"], 1]
    ])
    expect(notified).toEqual([])
    expect(service.reads).toBe(1)
  })

  it("takes in what somebody else saves in other sections", async () => {
    const { types, passes, service, state } = await open()
    service.keep({ sections: ["bank"], revision: 0, answers: { bank: "Northern" } })
    types({ firstname: "Ada" })
    await passes(10_000)
    expect(state().context.form).toMatchObject({ firstname: "Ada", bank: "Northern" })
    expect(state().context.thing).toMatchObject({ revision: 2 })
  })

  const meet = async () => {
    const editor = await open()
    editor.service.keep({ sections: ["work"], revision: 0, answers: { position: "Carer" } })
    editor.types({ firstname: "Ada", position: "Nurse" })
    const state = await editor.passes(10_000)
    expect(editor.step()).toBe("comparing")
    expect(state).toMatchObject({
      context: { theirs: { answers: { position: "Carer" } } }
    })
    expect(editor.service.kept.answers).toMatchObject({ firstname: "Ada", position: "Carer" })
    return editor
  }

  it("compares versions of a section that somebody else has saved as well, and saves the others all the same", async () => {
    const { does, service } = await meet()
    const state = await does({ type: "theirs.taken" })
    expect(state.context.form).toMatchObject({ firstname: "Ada", position: "Carer" })
    expect(service.kept.answers).toMatchObject({ firstname: "Ada", position: "Carer" })
  })

  it("saves what was typed in place of theirs once somebody says so, and nothing beside it", async () => {
    const { does, service } = await meet()
    await does({ type: "mine.kept" })
    expect(service.saves.at(-1)).toMatchObject({ sections: ["work"], answers: { position: "Nurse" } })
    expect(service.kept.answers).toMatchObject({ firstname: "Ada", position: "Nurse" })
  })

  it("compares what is typed while a save is on its way with what its answer brings of somebody else", async () => {
    const { types, passes, service, step, state } = await open()
    service.keep({ sections: ["bank"], revision: 0, answers: { bank: "Northern" } })
    types({ firstname: "Ada" })
    const saved = passes(10_000)
    expect(step()).toBe("sending")
    types({ holder: "Ada King" })
    await saved
    expect(step()).toBe("comparing")
    expect(state()).toMatchObject({
      context: { form: { holder: "Ada King" }, theirs: { answers: { firstname: "Ada", bank: "Northern" } } }
    })
  })

  it("goes on with a draft over what was saved elsewhere meanwhile, unless both changed the same section", async () => {
    const draft = { form: { ...syntheticForm.empty, firstname: "Ada" }, thing: blank }
    const { state, step } = await open({ bank: "Northern" }, draft)
    expect(step()).toBe("resting")
    expect(state()).toMatchObject({
      context: { form: { firstname: "Ada", bank: "Northern" } }
    })
    const met = await open({ lastname: "King" }, draft)
    expect(met.step()).toBe("comparing")
  })

  it("saves by itself what a draft brings, and nothing where there is none", async () => {
    const draft = { form: { ...syntheticForm.empty, firstname: "Ada" }, thing: blank }
    const { service, passes } = await open({}, draft)
    await passes(10_000)
    expect(service.saves).toMatchObject([{ sections: ["person"], answers: { firstname: "Ada" } }])
    const empty = await open()
    await empty.passes(60_000)
    expect(empty.service.saves).toEqual([])
  })

  it("finds what it saved when the answer was lost, and asks nobody about it", async () => {
    const { types, passes, service, state, step } = await open()
    service.losesAnswer = true
    types({ firstname: "Ada" })
    await passes(10_000)
    service.losesAnswer = false
    types({ position: "Nurse" })
    await passes(10_000)
    expect(step()).toBe("resting")
    expect(state()).toMatchObject({ context: { thing: { revision: 2 } } })
    expect(service.kept.answers).toMatchObject({ firstname: "Ada", position: "Nurse" })
  })

  describe("where the answer to a save was lost and somebody typed on in the same section", () => {
    const losing = async (changes: Partial<Form["empty"]>) => {
      const editor = await open()
      editor.service.losesAnswer = true
      editor.types(changes)
      await editor.passes(10_000)
      editor.service.losesAnswer = false
      return editor
    }

    it("knows its own version, and saves over it without a question", async () => {
      const { types, passes, service, state, step } = await losing({ firstname: "Ada" })
      types({ firstname: "Ada Mary" })
      await passes(10_000)
      expect(step()).toBe("resting")
      expect(service.kept).toMatchObject({ revision: 2, answers: { firstname: "Ada Mary" } })
      expect(state().context).toMatchObject({ thing: { revision: 2 }, inDoubt: [] })
    })

    it("knows it where something in it was not right, and was not sent", async () => {
      const { types, passes, service, step } = await losing({ firstname: "Ada", insuranceNumber: "AB12" })
      expect(service.kept.answers).toMatchObject({ firstname: "Ada", insuranceNumber: null })
      types({ insuranceNumber: "AB123456C" })
      await passes(10_000)
      expect(step()).toBe("resting")
      expect(service.kept.answers).toMatchObject({ firstname: "Ada", insuranceNumber: "AB123456C" })
    })

    it("knows it after the tab was killed, by what the draft remembers", async () => {
      const { types, service, state } = await losing({ firstname: "Ada" })
      types({ firstname: "Ada Mary" })
      const { form, thing, inDoubt } = state().context
      const again = await open(service.kept.answers, { form, thing, inDoubt }, [], {
        revision: service.kept.revision
      })
      expect(again.step()).toBe("resting")
      await again.passes(10_000)
      expect(again.service.kept.answers).toMatchObject({ firstname: "Ada Mary" })
    })

    describe("who types back what was there before", () => {
      it("has that saved", async () => {
        const { types, passes, service, state, step } = await losing({ firstname: "Ada" })
        types({ firstname: "" })
        await passes(10_000)
        await passes(10_000)
        expect(step()).toBe("resting")
        expect(service.kept).toMatchObject({ revision: 2, answers: { firstname: null } })
        expect(state().context).toMatchObject({ thing: { revision: 2 }, inDoubt: [] })
      })

      it("has it saved where the service cannot be asked for a while", async () => {
        const { types, passes, service, does } = await losing({ firstname: "Ada" })
        service.away = true
        types({ firstname: "" })
        await passes(10_000)
        await passes(20_000)
        service.away = false
        await does({ type: "connection.back" })
        await passes(10_000)
        expect(service.kept.answers).toMatchObject({ firstname: null })
      })

      it("has it saved after the tab was killed", async () => {
        const { types, service, state, drafts } = await losing({ firstname: "Ada" })
        types({ firstname: "" })
        expect(drafts.at(-1)).toMatchObject({ form: { firstname: "" }, inDoubt: [{}] })
        const { form, thing, inDoubt } = state().context
        const again = await open(service.kept.answers, { form, thing, inDoubt }, [], {
          revision: service.kept.revision
        })
        await again.passes(10_000)
        expect(again.service.kept.answers).toMatchObject({ firstname: null })
      })

      it("has it handed in", async () => {
        const filled = syntheticForm.write(filledSynthetic)
        const { types, does, service } = await open(filled)
        service.losesAnswer = true
        types({ firstname: "Augusta" })
        await does(submits)
        service.losesAnswer = false
        types({ firstname: filledSynthetic.firstname })
        await does(submits)
        expect(service.kept).toMatchObject({
          answers: { firstname: filledSynthetic.firstname },
          submitted: { revision: 2 }
        })
      })

      it("keeps what somebody else has typed in another section meanwhile", async () => {
        const { types, passes, service, state } = await losing({ firstname: "Ada" })
        service.keep({ sections: ["work"], revision: 1, answers: { position: "Nurse" } })
        types({ firstname: "" })
        await passes(10_000)
        await passes(10_000)
        expect(service.kept.answers).toMatchObject({ firstname: null, position: "Nurse" })
        expect(state().context.form).toMatchObject({ firstname: "", position: "Nurse" })
      })
    })

    it("asks where somebody else has changed it since", async () => {
      const { types, passes, service, step } = await losing({ firstname: "Ada", lastname: "King" })
      service.keep({ sections: ["person"], revision: 1, answers: { firstname: "Augusta" } })
      types({ firstname: "Ada Mary" })
      await passes(10_000)
      expect(step()).toBe("comparing")
    })

    it("asks where somebody else has taken back a part of it", async () => {
      const { types, passes, service, step } = await losing({ firstname: "Ada", lastname: "King" })
      service.keep({ sections: ["person"], revision: 1, answers: { firstname: null } })
      types({ lastname: "Byron" })
      await passes(10_000)
      expect(step()).toBe("comparing")
    })
  })

  it("keeps what it could not save, and saves it with what is typed next", async () => {
    const { types, passes, service } = await open()
    service.away = true
    types({ firstname: "Ada" })
    await passes(10_000)
    service.away = false
    types({ position: "Nurse" })
    await passes(10_000)
    expect(service.saves).toMatchObject([{ sections: ["person", "work"] }])
  })

  it("keeps aside what is asked no more, sends none of it, and has it again once it is asked", async () => {
    const { types, passes, does, service, state } = await open(syntheticForm.write(filledSynthetic))
    types({ hours: "PART", weeklyHours: "20" })
    await passes(10_000)
    types({ hours: "FULL" })
    await passes(10_000)
    expect(service.kept.answers.weeklyHours).toBeNull()
    await passes(60_000)
    expect(service.saves).toHaveLength(2)
    types({ hours: "PART" })
    await passes(10_000)
    expect(service.kept.answers.weeklyHours).toBe(20)
    types({ hours: "FULL", salary: "30000" })
    await does(submits)
    expect(state().context.form.weeklyHours).toBe("")
  })

  it("goes on with what an earlier day kept aside, over whatever was saved elsewhere since", async () => {
    const thing = { ...blank, answers: { hours: "FULL" } } as const
    const form = { ...syntheticForm.read(thing.answers), weeklyHours: "20" }
    const { types, passes, service, state } = await open(
      { hours: "FULL", firstname: "Ada" },
      { form, thing: { ...thing, answers: { hours: "FULL" } } }
    )
    expect(state().context.form).toMatchObject({ firstname: "Ada", weeklyHours: "20" })
    types({ hours: "PART" })
    await passes(10_000)
    expect(service.kept.answers).toMatchObject({ firstname: "Ada", weeklyHours: 20 })
  })

  it("saves what is right beside what is not, and says so to whoever asks for a save", async () => {
    const { types, passes, does, service, state, notified } = await open()
    types({ firstname: "Ada", hours: "PART", weeklyHours: "ninety" })
    await passes(10_000)
    expect(service.kept.answers).toMatchObject({ firstname: "Ada", hours: "PART" })
    expect(service.kept.answers.weeklyHours).toBeFalsy()
    expect(state().context.form.weeklyHours).toBe("ninety")
    await passes(60_000)
    expect(service.saves).toHaveLength(1)
    expect(notified).toEqual([])
    await does({ ...submits, intent: "save" })
    expect(notified).toEqual(["Saved, but for the answers that are not right yet."])
    types({ weeklyHours: "19" })
    await passes(10_000)
    expect(service.kept.answers.weeklyHours).toBe(19)
  })

  it("hands in what is complete, with what was said to be right, and is edited further", async () => {
    const { types, does, service, notified, state, step } = await open(syntheticForm.write(filledSynthetic))
    types({ firstname: "" })
    expect((await does(submits)).context.problems.map(({ text }) => text)).toEqual(["Enter the first name"])
    types({ firstname: "Ada", salary: "200000" })
    await does(submits)
    expect(step()).toBe("confirmingAnswers")
    await does({ type: "confirmation.passed" })
    expect(service.submits).toMatchObject([{ revision: 1, confirmed: [{ field: "salary" }] }])
    expect(state()).toMatchObject({
      context: { thing: { submitted: { revision: 1 } } }
    })
    expect(notified).toEqual(["Saved"])
    types({ position: "Carer" })
    expect(state().context.form.position).toBe("Carer")
  })

  it("hands in once it has saved by itself what a person asks for meanwhile", async () => {
    const { types, passes, does, service, step } = await open(syntheticForm.write(filledSynthetic))
    types({ firstname: "Ada" })
    const saved = passes(10_000)
    expect(step()).toBe("sending")
    const submitted = does(submits)
    await Promise.all([saved, submitted])
    await vi.waitFor(() => expect(service.submits).toMatchObject([{ revision: 1 }]))
  })

  it("hands in what was saved already when handing in failed at first", async () => {
    const { types, does, service, state } = await open(syntheticForm.write(filledSynthetic))
    service.refusesSubmit = true
    types({ firstname: "Ada" })
    await does(submits)
    expect(state().context.thing?.submitted).toBeNull()
    service.refusesSubmit = false
    await does(submits)
    expect(service.submits.map(({ revision }) => revision)).toEqual([1, 1])
    expect(state().context.thing).toMatchObject({ revision: 1, submitted: { revision: 1 } })
  })

  it("says nothing of answers that are not shown to whoever types", async () => {
    const { service, types, passes } = await open({}, {}, ["disability"])
    types({ treatment: { answer: "YES", details: "Tea" } })
    await passes(10_000)
    expect(service.saves).toMatchObject([{ sections: ["health"], answers: { treatment: { answer: true } } }])
    expect(service.saves[0]?.answers).not.toHaveProperty("disability")
  })
})

const short = formInSections(
  {
    one: {
      title: "One",
      questions: { first: text({ label: "First", max: 9, required: "Enter the first" }) }
    },
    other: { title: "Other", questions: { second: text({ label: "Second", max: 9 }) } }
  },
  { confirms: { first: ({ first }) => (first.length > 3 ? "That is long." : undefined) } }
)
const shortThing = (revision: number, first: string, second = "") => ({
  ...blank,
  withheld: [],
  files: {},
  revision,
  answers: { first, second }
})

describe("the editor of a long form, opened while the service cannot be reached", () => {
  const known: Thing = { ...blank, revision: 1, answers: { position: "Nurse" } }
  const openAway = async (typed: Partial<Form["empty"]> = {}) => {
    const form = { ...syntheticForm.read(known.answers), ...typed }
    const editor = await open(known.answers, { thing: known, form }, undefined, { away: true })
    editor.service.keep({ sections: ["work"], revision: 0, answers: { position: "Nurse" } })
    const isBehind = () => JSON.stringify(editor.state().value).includes('"behind"')
    expect(isBehind()).toBe(true)
    return { ...editor, isBehind }
  }

  it("opens with what this device knows, and saves what is typed once it can be", async () => {
    const { types, passes, service, does, state, isBehind } = await openAway()
    types({ firstname: "Ada" })
    await passes(60_000)
    expect(isBehind()).toBe(true)
    service.away = false
    await does({ type: "connection.back" })
    await vi.waitFor(() => expect(isBehind()).toBe(false))
    await passes(10_000)
    expect(service.kept.answers).toMatchObject({ firstname: "Ada", position: "Nurse" })
    expect(state().context.thing?.revision).toBe(2)
  })

  it("asks by itself every twenty seconds, and shows what was saved elsewhere", async () => {
    const { passes, service, state } = await openAway({ firstname: "Ada" })
    service.keep({ sections: ["work"], revision: 1, answers: { position: "Carer" } })
    service.away = false
    await passes(20_000)
    await vi.waitFor(() =>
      expect(state().context.form).toMatchObject({ firstname: "Ada", position: "Carer" })
    )
  })

  it("compares what was typed with what somebody else has saved in the same section", async () => {
    const { service, does, step, state } = await openAway({ position: "Doctor" })
    service.keep({ sections: ["work"], revision: 1, answers: { position: "Carer" } })
    service.away = false
    await does({ type: "connection.back" })
    await vi.waitFor(() => expect(step()).toBe("comparing"))
    expect(state().context.theirs?.answers.position).toBe("Carer")
    expect(state().context.form.position).toBe("Doctor")
  })

  it("waits four seconds for an answer that does not come, and goes on asking", async () => {
    const { calls } = makeService(known.answers)
    const clock = new SimulatedClock()
    const ports = longFormPorts(syntheticLongForm, { ...calls, read: () => new Promise<never>(() => {}) })
    const input = { id: 7, thing: known, form: syntheticForm.read(known.answers) }
    const actor = createActor(machine.provide({ actors: ports }), { clock, input }).start()
    onTestFinished(() => void actor.stop())
    clock.increment(3_999)
    expect(editorStateOf(actor.getSnapshot())).toBe("loading")
    clock.increment(1)
    expect(actor.getSnapshot().context.form.position).toBe("Nurse")
    clock.increment(20_000)
    expect(editorStateOf(actor.getSnapshot())).toBe("catchingUp")
  })

  it("says why where this device knows nothing", async () => {
    const { step, state } = await open({}, {}, undefined, { away: true })
    expect(step()).toBe("failed")
    expect(state().context.failure).toEqual({ _tag: "NetworkFailure" })
  })
})

// A form of its own: with sixty questions there are too many states to visit all.
describeWalk(
  longFormEditor(
    { kind: "short", title: "Short", version: 1, form: short },
    { id: "short", description: "A short form.", savesEvery: 10_000 }
  ),
  {
    inputs: [{}, { id: 7 }, { id: 7, form: { first: "", second: "" }, thing: shortThing(1, "a") }],
    events: [
      { type: "form.changed", changes: { first: "long" } },
      { type: "form.changed", changes: { first: "" } },
      { type: "act.asked", act: "none" },
      ...editorEvents(now)
    ],
    answers: {
      load: [shortThing(1, "a"), shortThing(2, "long")],
      save: [shortThing(3, "long")],
      act: [],
      upload: []
    },
    few: toldApart,
    limit: 200_000,
    unused: ["confirming", "acting", "refreshing"]
  }
)
