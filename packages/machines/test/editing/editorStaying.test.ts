import { editorMachine, isDirty } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import {
  at,
  type Note,
  type NoteForm,
  note,
  noteOptions,
  pins,
  refused,
  saves,
  stayingNoteMachine,
  types
} from "./people.ts"
import { someone } from "./someone.ts"

describe("editorMachine, staying open", () => {
  const answer: Note = { ...note, text: "Chains", version: 2 }
  const opens = (id?: number) => {
    const one = someone({ id }, stayingNoteMachine)
    one.service.answer = answer
    return one
  }

  it("edits on what the service answered, and nothing is unsaved", async () => {
    const { does } = opens(4)
    const state = await does(types("Chains "), saves)
    expect(state).toMatchObject({
      value: at("resting"),
      context: { thing: answer, form: { text: "Chains" } }
    })
    expect(isDirty(state.context, noteOptions)).toBe(false)
    expect(await does(pins)).toMatchObject({ value: at("resting"), context: { thing: answer } })
  })

  it("ends with the new thing", async () => {
    const state = await opens().does(types("Chains"), saves)
    expect(state).toMatchObject({ status: "done", output: { changed: true, thing: answer } })
  })

  it("shows what the service found wrong at the field of the form", async () => {
    const { does, service } = opens(4)
    service.save = refused(400, { violations: [{ field: "text.length", message: "Too short" }] })
    expect((await does(saves)).context.problems).toEqual([{ field: "text", text: "Too short" }])
  })
})

it("ends with what the service answered, where the service tells it", async () => {
  const answer: Note = { ...note, version: 2 }
  const { does, service } = someone(
    { id: 4 },
    editorMachine<Note, NoteForm>({ ...noteOptions, returnsThing: true })
  )
  service.answer = answer
  expect((await does(saves)).output).toEqual({ changed: true, thing: answer })
})
