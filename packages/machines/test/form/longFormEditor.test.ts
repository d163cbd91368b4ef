import { describe, expect, it, vi } from "vitest"
import { filledSynthetic, syntheticForm } from "../../../sdk/test/form/syntheticForm.ts"
import { blank, open, submits } from "./openLongForm.ts"

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

  it("takes what was held back, and is put right while a save is on its way, for nobody else's", async () => {
    const { types, passes, service, step } = await open()
    types({ firstname: "Ada", hours: "PART", weeklyHours: "ninety" })
    const saved = passes(10_000)
    expect(step()).toBe("sending")
    types({ weeklyHours: "19" })
    await saved
    expect(step()).not.toBe("comparing")
    await passes(10_000)
    expect(service.kept.answers).toMatchObject({ firstname: "Ada", weeklyHours: 19 })
  })

  describe("where only the service finds an answer wrong", () => {
    const refusedAt = async (answers?: Parameters<typeof open>[0]) => {
      const editor = await open(answers)
      editor.service.refuses = { field: "firstname", answer: "Ada" }
      editor.types({ firstname: "Ada", lastname: "King", position: "Nurse" })
      return editor
    }

    it("saves the others, says so at that one, and keeps it as it was typed", async () => {
      const { passes, types, service, state, notified } = await refusedAt()
      await passes(10_000)
      expect(service.kept.answers).toMatchObject({ firstname: null, lastname: "King", position: "Nurse" })
      expect(state().context.form.firstname).toBe("Ada")
      expect(state().context.problems).toEqual([{ field: "firstname", text: "It will not do" }])
      await passes(60_000)
      const asked = service.saves.length
      await passes(60_000)
      expect(service.saves).toHaveLength(asked)
      expect(notified).toEqual([])
      types({ firstname: "Augusta" })
      await passes(10_000)
      expect(service.kept.answers.firstname).toBe("Augusta")
      expect(state().context.problems).toEqual([])
      expect(state().context.thing).not.toHaveProperty("refused")
    })

    it("says so to whoever asks for a save again", async () => {
      const { does, state, notified } = await refusedAt()
      await does({ ...submits, intent: "save" })
      await does({ ...submits, intent: "save" })
      expect(state().context.problems).toMatchObject([{ field: "firstname" }])
      expect(notified.at(-1)).toBe("Saved, but for the answers that are not right yet.")
    })

    it("hands nothing in, and keeps what is kept aside", async () => {
      const { types, does, service, state } = await refusedAt(syntheticForm.write(filledSynthetic))
      types({ hours: "PART", weeklyHours: "20" })
      types({ hours: "FULL" })
      await does(submits)
      expect(service.submits).toEqual([])
      expect(service.kept.answers).toMatchObject({ firstname: filledSynthetic.firstname, lastname: "King" })
      expect(state().context.form).toMatchObject({ firstname: "Ada", weeklyHours: "20" })
      expect(state().context.problems).toMatchObject([{ field: "firstname" }])
      service.refuses = undefined
      await does(submits)
      expect(service.kept).toMatchObject({ answers: { firstname: "Ada" }, submitted: {} })
    })
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
