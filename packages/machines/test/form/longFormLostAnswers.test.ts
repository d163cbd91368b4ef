import { describe, expect, it } from "vitest"
import { filledSynthetic, syntheticForm } from "../../../sdk/test/form/syntheticForm.ts"
import { type Form, open, submits } from "./openLongForm.ts"

describe("the editor of a long form whose save was not answered", () => {
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
})
