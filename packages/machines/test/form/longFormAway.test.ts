import { editorStateOf } from "@crewfleet/machines"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { syntheticForm, syntheticLongForm } from "../../../sdk/test/form/syntheticForm.ts"
import { longFormPorts } from "../../src/form/longFormPorts.ts"
import { blank, type Form, machine, makeService, open, type Thing } from "./openLongForm.ts"

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
