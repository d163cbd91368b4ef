import { type EditorEvent, editorMachine, isDirty, type SaveRequest } from "@crewfleet/machines"
import type { Failure, Notice } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"

interface Note {
  readonly id: number
  readonly text: string
  readonly version: number
}
const success = (text: string): Notice => ({ level: "success", text })
const warning = (text: string): Notice => ({ level: "warning", text })

interface NoteForm {
  readonly text: string
}

const options = {
  id: "note",
  empty: { text: "" },
  formOf: ({ text }: Note): NoteForm => ({ text }),
  problemsOf: ({ text }: NoteForm) => (text === "" ? [{ field: "text", text: "Text is required." }] : []),
  warningFor: () => warning("Missing required fields: Text"),
  created: success("Note created"),
  updated: success("Note updated"),
  acts: {
    pin: { done: success("Note pinned") },
    burn: { done: success("Note burnt"), irreversible: true }
  }
}
const machine = editorMachine<Note, NoteForm>(options)

const now = "2026-06-01T09:00:00.000Z"
const note: Note = { id: 4, text: "Winter tyres", version: 1 }
const types = (text: string): EditorEvent<NoteForm> => ({ type: "form.changed", changes: { text } })
const saves: EditorEvent<NoteForm> = { type: "save.asked", now }
const closes: EditorEvent<NoteForm> = { type: "close.asked" }
const refused = (status: number, more: Partial<Extract<Failure, { _tag: "Refused" }>> = {}): Failure => ({
  _tag: "Refused",
  status,
  violations: [],
  ...more
})

/** Somebody who edits note 4, or writes a new one. */
const someone = (id?: number, load?: Failure) => {
  const told: Array<Notice> = []
  const saved: Array<SaveRequest<Note, NoteForm>> = []
  const done: Array<string> = []
  const service = {
    note,
    load,
    save: undefined as Failure | undefined,
    act: undefined as Failure | undefined
  }
  const actor = createActor(
    machine.provide({
      actors: {
        load: fromPromise(async () => (service.load ? Promise.reject(service.load) : service.note)),
        save: fromPromise(async ({ input }) => {
          saved.push(input)
          if (service.save) throw service.save
        }),
        act: fromPromise(async ({ input }) => {
          done.push(input.act)
          if (service.act) throw service.act
        })
      }
    }),
    { input: { id } }
  )
  actor.on("notice", ({ notice }) => told.push(notice))
  actor.start()
  const does = async (...events: ReadonlyArray<EditorEvent<NoteForm>>) => {
    await waitFor(actor, (state) => !state.hasTag("busy"))
    for (const event of events) {
      actor.send(event)
      await waitFor(actor, (state) => !state.hasTag("busy"))
    }
    return actor.getSnapshot()
  }
  return { does, told, saved, done, service }
}

describe("editorMachine", () => {
  it("makes a new thing and ends with a change", async () => {
    const { does, saved, told } = someone()
    const state = await does(types("Snow chains"), saves)
    expect(state).toMatchObject({ status: "done", output: { changed: true } })
    expect(saved).toEqual([{ id: undefined, thing: undefined, form: { text: "Snow chains" } }])
    expect(told).toEqual([success("Note created")])
  })

  it("loads a thing into its form and saves it with what it was made from", async () => {
    const { does, saved, told } = someone(4)
    expect((await does()).context.form).toEqual({ text: "Winter tyres" })
    const state = await does(types("Summer tyres"), saves)
    expect(state.output).toEqual({ changed: true })
    expect(saved).toEqual([{ id: 4, thing: note, form: { text: "Summer tyres" } }])
    expect(told).toEqual([success("Note updated")])
  })

  it("says why a thing cannot be loaded, and loads it when asked to", async () => {
    const { does, service } = someone(4, refused(500))
    expect(await does()).toMatchObject({ value: "failed", context: { failure: refused(500) } })
    service.load = undefined
    expect((await does({ type: "reload.asked" })).value).toBe("editing")
  })

  it("shows the problems of the form and sends nothing", async () => {
    const { does, saved, told } = someone()
    const state = await does(saves)
    expect(state).toMatchObject({
      value: "editing",
      context: { problems: [{ field: "text", text: "Text is required." }] }
    })
    expect(saved).toEqual([])
    expect(told).toEqual([warning("Missing required fields: Text")])
  })

  it("shows at their fields what the service found wrong, and keeps what was typed", async () => {
    const { does, service } = someone(4)
    service.save = refused(400, { violations: [{ field: "text", message: "Text is rude" }] })
    const state = await does(types("Bother"), saves)
    expect(state).toMatchObject({
      value: "editing",
      context: { form: { text: "Bother" }, problems: [{ field: "text", text: "Text is rude" }] }
    })
    service.save = undefined
    expect((await does(types("Dear"), saves)).status).toBe("done")
  })

  it.each([
    { _tag: "NetworkFailure" } as const,
    { _tag: "TimedOut", limit: 1 } as const,
    refused(500),
    refused(404)
  ])("keeps what was typed when saving ends with $_tag $status", async (failure) => {
    const { does, service, told } = someone(4)
    service.save = failure
    const state = await does(types("Chains"), saves)
    expect(state).toMatchObject({ value: "editing", context: { form: { text: "Chains" }, thing: note } })
    expect(told).toHaveLength(1)
  })

  it("closes at once when nothing was typed, and asks when something was", async () => {
    expect(await someone(4).does(closes)).toMatchObject({ status: "done", output: { changed: false } })
    const { does } = someone(4)
    expect((await does(types("Chains"), closes)).value).toBe("discarding")
    const back = await does({ type: "discard.cancelled" })
    expect(back).toMatchObject({ value: "editing", context: { form: { text: "Chains" } } })
    expect((await does(closes, { type: "discard.confirmed" })).output).toEqual({ changed: false })
  })

  it("knows what is typed from what is saved", () => {
    expect(isDirty<Note, NoteForm>({ thing: undefined, form: { text: "" } }, options)).toBe(false)
    expect(isDirty<Note, NoteForm>({ thing: note, form: { text: note.text } }, options)).toBe(false)
    expect(isDirty<Note, NoteForm>({ thing: note, form: { text: "" } }, options)).toBe(true)
  })
})

describe("editorMachine, when somebody else was faster", () => {
  const theirs: Note = { id: 4, text: "All-season tyres", version: 2 }
  const meets = async () => {
    const one = someone(4)
    await one.does(types("Chains"))
    one.service.save = refused(409)
    one.service.note = theirs
    const state = await one.does(saves)
    expect(state).toMatchObject({ value: "comparing", context: { theirs, form: { text: "Chains" } } })
    one.service.save = undefined
    return one
  }

  it("sends what was typed again in place of theirs", async () => {
    const { does, saved } = await meets()
    expect((await does({ type: "mine.kept" })).status).toBe("done")
    expect(saved.at(-1)).toEqual({ id: 4, thing: theirs, form: { text: "Chains" } })
  })

  it("takes theirs into the form", async () => {
    const { does } = await meets()
    const state = await does({ type: "theirs.taken" })
    expect(state).toMatchObject({
      value: "editing",
      context: { thing: theirs, form: { text: "All-season tyres" }, theirs: undefined }
    })
  })

  it("edits on with what was typed, knowing theirs", async () => {
    const { does, saved } = await meets()
    const state = await does({ type: "editing.resumed" }, types("Snow chains"), saves)
    expect(state.status).toBe("done")
    expect(saved.at(-1)).toEqual({ id: 4, thing: theirs, form: { text: "Snow chains" } })
  })

  it("shows the newest version when a third person was faster still", async () => {
    const { does, service } = await meets()
    service.save = refused(409)
    service.note = { ...theirs, text: "No tyres", version: 3 }
    const state = await does({ type: "mine.kept" })
    expect(state).toMatchObject({ value: "comparing", context: { theirs: { version: 3 } } })
  })

  it("goes back to the form when their version cannot be loaded", async () => {
    const { does, service } = someone(4)
    await does(types("Chains"))
    service.save = refused(409)
    service.load = { _tag: "NetworkFailure" }
    const state = await does(saves)
    expect(state).toMatchObject({ value: "editing", context: { form: { text: "Chains" } } })
  })
})

describe("editorMachine, doing something else with a thing", () => {
  const pins: EditorEvent<NoteForm> = { type: "act.asked", act: "pin" }
  const burns: EditorEvent<NoteForm> = { type: "act.asked", act: "burn" }

  it("does it at once and says so", async () => {
    const { does, done, told } = someone(4)
    expect((await does(pins)).output).toEqual({ changed: true })
    expect(done).toEqual(["pin"])
    expect(told).toEqual([success("Note pinned")])
  })

  it("asks first whether to do what cannot be undone", async () => {
    const { does, done } = someone(4)
    expect((await does(burns)).value).toBe("confirming")
    expect((await does({ type: "act.cancelled" })).value).toBe("editing")
    expect(done).toEqual([])
    expect((await does(burns, { type: "act.confirmed" })).status).toBe("done")
    expect(done).toEqual(["burn"])
  })

  it("does nothing while something typed would be lost", async () => {
    const { does, done, told } = someone(4)
    expect((await does(types("Chains"), pins)).value).toBe("editing")
    expect(done).toEqual([])
    expect(told).toEqual([warning("Save or discard your changes first.")])
  })

  it("explains a failure, and shows where the thing stands when somebody else was faster", async () => {
    const { does, service, told } = someone(4)
    service.act = refused(500)
    expect((await does(pins)).value).toBe("editing")
    service.act = refused(409, { message: "Somebody pinned it" })
    service.note = { ...note, version: 2 }
    expect(await does(pins)).toMatchObject({ value: "editing", context: { thing: { version: 2 } } })
    expect(told.at(-1)).toEqual(warning("Somebody pinned it"))
  })
})

describe("editorMachine, going on from what was typed earlier", () => {
  const form = { text: "Chains" }
  const opened = async (service: Note) => {
    const actor = createActor(machine.provide({ actors: { load: fromPromise(async () => service) } }), {
      input: { id: 4, form, thing: note }
    }).start()
    return waitFor(actor, (state) => !state.hasTag("busy"))
  }

  it("keeps what was typed over the version that is there still", async () => {
    const state = await opened({ ...note, version: 2 })
    expect(state).toMatchObject({ value: "editing", context: { form, thing: { version: 2 } } })
  })

  it("shows both versions where somebody else has changed the thing meanwhile", async () => {
    const state = await opened({ ...note, text: "Summer tyres", version: 2 })
    expect(state).toMatchObject({ value: "comparing", context: { form, theirs: { version: 2 } } })
  })
})

describe("editorMachine, staying open", () => {
  const staying = editorMachine<Note, NoteForm>({ ...options, stays: true, fieldAt: () => "text" })
  const answer = { ...note, text: "Chains", version: 2 }
  const opened = async (id: number | undefined, save = async (): Promise<unknown> => answer) => {
    const actor = createActor(
      staying.provide({
        actors: {
          load: fromPromise(async () => note),
          save: fromPromise(save),
          act: fromPromise(async () => answer as unknown)
        }
      }),
      { input: { id } }
    ).start()
    const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
    await rests()
    return { actor, rests }
  }

  it("edits on what the service answered, and nothing is unsaved", async () => {
    const { actor, rests } = await opened(4)
    actor.send(types("Chains "))
    actor.send(saves)
    const state = await rests()
    expect(state).toMatchObject({ value: "editing", context: { thing: answer, form: { text: "Chains" } } })
    expect(isDirty(state.context, options)).toBe(false)
    actor.send({ type: "act.asked", act: "pin" })
    expect(await rests()).toMatchObject({ value: "editing", context: { thing: answer } })
  })

  it("ends with the new thing", async () => {
    const { actor, rests } = await opened(undefined)
    actor.send(types("Chains"))
    actor.send(saves)
    expect(await rests()).toMatchObject({ status: "done", output: { changed: true, thing: answer } })
  })

  it("shows what the service found wrong at the field of the form", async () => {
    const violations = [{ field: "content.text", message: "Too short" }]
    const { actor, rests } = await opened(4, () => Promise.reject(refused(400, { violations })))
    actor.send(saves)
    expect((await rests()).context.problems).toEqual([{ field: "text", text: "Too short" }])
  })
})

describeWalk(editorMachine<Note, NoteForm>({ ...options, id: "stayingNote", stays: true }), {
  inputs: [{}, { id: 4 }, { id: 4, form: { text: "Chains" }, thing: note }],
  events: [
    types("Chains"),
    types(""),
    saves,
    closes,
    { type: "reload.asked" },
    { type: "act.asked", act: "pin" },
    { type: "act.asked", act: "burn" },
    { type: "act.confirmed" },
    { type: "act.cancelled" },
    { type: "discard.confirmed" },
    { type: "discard.cancelled" },
    { type: "mine.kept" },
    { type: "theirs.taken" },
    { type: "editing.resumed" }
  ],
  answers: { load: [note, { ...note, text: "Other", version: 2 }], save: [note], act: [note] }
})

describeWalk(machine, {
  inputs: [{}, { id: 4 }, { id: 4, form: { text: "Chains" }, thing: note }],
  events: [
    types("Chains"),
    types(""),
    saves,
    closes,
    { type: "reload.asked" },
    { type: "act.asked", act: "pin" },
    { type: "act.asked", act: "burn" },
    { type: "act.confirmed" },
    { type: "act.cancelled" },
    { type: "discard.confirmed" },
    { type: "discard.cancelled" },
    { type: "mine.kept" },
    { type: "theirs.taken" },
    { type: "editing.resumed" }
  ],
  answers: { load: [note, { ...note, text: "Other", version: 2 }], save: [undefined], act: [undefined] }
})
