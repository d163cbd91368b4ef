import { isDirty } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { at, type Note, note, noteOptions, refused, saves, stayingNoteMachine, types } from "./people.ts"
import { someone } from "./someone.ts"

describe("editorMachine, when somebody else saved first", () => {
  const theirs: Note = { id: 4, text: "All-season tyres", version: 2 }
  const meets = async () => {
    const one = someone({ id: 4 })
    await one.does(types("Chains"))
    one.service.save = refused(409)
    one.service.note = theirs
    const state = await one.does(saves)
    expect(state).toMatchObject({ value: at("comparing"), context: { theirs, form: { text: "Chains" } } })
    one.service.save = undefined
    return one
  }

  it("sends what was typed again in place of theirs", async () => {
    const { does, saved } = await meets()
    expect((await does({ type: "mine.kept" })).status).toBe("done")
    expect(saved.at(-1)).toEqual({
      id: 4,
      thing: theirs,
      form: { text: "Chains" },
      intent: "submit",
      key: "",
      passed: []
    })
  })

  it("takes theirs into the form", async () => {
    const { does } = await meets()
    const state = await does({ type: "theirs.taken" })
    expect(state).toMatchObject({
      value: at("resting"),
      context: { thing: theirs, form: { text: "All-season tyres" }, theirs: undefined }
    })
  })

  it("edits on with what was typed, knowing theirs", async () => {
    const { does, saved } = await meets()
    const state = await does({ type: "editing.resumed" }, types("Snow chains"), saves)
    expect(state.status).toBe("done")
    expect(saved.at(-1)).toEqual({
      id: 4,
      thing: theirs,
      form: { text: "Snow chains" },
      intent: "submit",
      key: "",
      passed: []
    })
  })

  it("shows the newest version when a third person saved before that", async () => {
    const { does, service } = await meets()
    service.save = refused(409)
    service.note = { ...theirs, text: "No tyres", version: 3 }
    const state = await does({ type: "mine.kept" })
    expect(state).toMatchObject({ value: at("comparing"), context: { theirs: { version: 3 } } })
  })

  it("knows that it was saved and the answer lost, where the thing says by now what was typed", async () => {
    const closing = someone({ id: 4 })
    const staying = someone({ id: 4 }, stayingNoteMachine)
    for (const { does, service } of [closing, staying]) {
      await does(types("Chains"))
      service.save = refused(409)
      service.note = { ...note, text: "Chains", version: 2 }
    }
    expect(await closing.does(saves)).toMatchObject({ status: "done", output: { changed: true } })
    expect(closing.notified).toEqual([noteOptions.updated])
    const state = await staying.does(saves)
    expect(state).toMatchObject({ value: at("resting"), context: { thing: { version: 2 } } })
    expect(isDirty(state.context, noteOptions)).toBe(false)
  })

  it("goes back to the form when their version cannot be loaded", async () => {
    const { does, service } = someone({ id: 4 })
    await does(types("Chains"))
    service.save = refused(409)
    service.load = { _tag: "NetworkFailure" }
    const state = await does(saves)
    expect(state).toMatchObject({ value: at("resting"), context: { form: { text: "Chains" } } })
  })
})

describe("editorMachine, going on from what was typed earlier", () => {
  const form = { text: "Chains" }

  it("keeps what was typed over the version that is there still", async () => {
    const { does, service } = someone({ id: 4, form, thing: note })
    service.note = { ...note, version: 2 }
    expect(await does()).toMatchObject({ value: at("resting"), context: { form, thing: { version: 2 } } })
  })

  it("knows that it was saved after all, where the thing says by now what was typed", async () => {
    const { does, service } = someone({ id: 4, form, thing: note })
    service.note = { ...note, ...form, version: 2 }
    const state = await does()
    expect(state).toMatchObject({ value: at("resting"), context: { form, thing: { version: 2 } } })
    expect(isDirty(state.context, noteOptions)).toBe(false)
  })

  it("shows both versions where somebody else has changed the thing meanwhile", async () => {
    const { does, service } = someone({ id: 4, form, thing: note })
    service.note = { ...note, text: "Summer tyres", version: 2 }
    expect(await does()).toMatchObject({ value: at("comparing"), context: { form, theirs: { version: 2 } } })
  })
})
