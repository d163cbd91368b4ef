import { isDirty } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import {
  at,
  closes,
  confirmingNoteMachine,
  type Note,
  type NoteForm,
  note,
  noteOptions,
  refused,
  saves,
  success,
  types,
  warning
} from "./people.ts"
import { someone } from "./someone.ts"

describe("editorMachine", () => {
  it("makes a new thing and ends with a change", async () => {
    const { does, saved, notified } = someone()
    const state = await does(types("Snow chains"), saves)
    expect(state).toMatchObject({ status: "done", output: { changed: true } })
    expect(saved).toEqual([
      {
        id: undefined,
        thing: undefined,
        form: { text: "Snow chains" },
        intent: "submit",
        key: "",
        passed: []
      }
    ])
    expect(notified).toEqual([success("Note created")])
  })

  it("loads a thing into its form and saves it with what it was made from", async () => {
    const { does, saved, notified } = someone({ id: 4 })
    expect((await does()).context.form).toEqual({ text: "Winter tyres" })
    const state = await does(types("Summer tyres"), saves)
    expect(state.output).toEqual({ changed: true })
    expect(saved).toEqual([
      { id: 4, thing: note, form: { text: "Summer tyres" }, intent: "submit", key: "", passed: [] }
    ])
    expect(notified).toEqual([success("Note updated")])
  })

  it("says why a thing cannot be loaded, and loads it when asked to", async () => {
    const { does, service } = someone({ id: 4 })
    service.load = refused(500)
    expect(await does()).toMatchObject({ value: "failed", context: { failure: refused(500) } })
    service.load = undefined
    expect((await does({ type: "reload.asked" })).value).toMatchObject(at("resting"))
  })

  it("shows the problems of the form and sends nothing", async () => {
    const { does, saved, notified } = someone()
    const state = await does(saves)
    expect(state).toMatchObject({
      value: at("resting"),
      context: { problems: [{ field: "text", text: "Text is required.", kind: "missing" }] }
    })
    expect(saved).toEqual([])
    expect(notified).toEqual([warning("Missing required fields: Text")])
  })

  it("shows at their fields what the service found wrong, and keeps what was typed", async () => {
    const { does, service } = someone({ id: 4 })
    service.save = refused(400, { violations: [{ field: "text", message: "Text is rude" }] })
    const state = await does(types("Bother"), saves)
    expect(state).toMatchObject({
      value: at("resting"),
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
    const { does, service, notified } = someone({ id: 4 })
    service.save = failure
    const state = await does(types("Chains"), saves)
    expect(state).toMatchObject({ value: at("resting"), context: { form: { text: "Chains" }, thing: note } })
    expect(notified).toHaveLength(1)
  })

  it("closes at once when nothing was typed, and asks when something was", async () => {
    expect(await someone({ id: 4 }).does(closes)).toMatchObject({
      status: "done",
      output: { changed: false }
    })
    const { does } = someone({ id: 4 })
    expect((await does(types("Chains"), closes)).value).toMatchObject(at("discarding"))
    const back = await does({ type: "discard.cancelled" })
    expect(back).toMatchObject({ value: at("resting"), context: { form: { text: "Chains" } } })
    expect((await does(closes, { type: "discard.confirmed" })).output).toEqual({ changed: false })
  })

  it("asks about an odd answer before it sends it, and sends what was passed", async () => {
    const { does, saved } = someone({ id: 4 }, confirmingNoteMachine)
    const asked = await does(types("Other"), saves)
    expect(asked).toMatchObject({
      value: at("confirmingAnswers"),
      context: { unconfirmed: [{ field: "text", text: "Is that all?" }] }
    })
    const back = await does({ type: "confirmation.declined" })
    expect(back).toMatchObject({ value: at("resting"), context: { form: { text: "Other" } } })
    expect(saved).toEqual([])
    expect((await does(saves, { type: "confirmation.passed" })).status).toBe("done")
    expect(saved).toMatchObject([{ form: { text: "Other" }, passed: [{ field: "text" }] }])
  })

  it("keeps what an earlier form had asked until it was read", async () => {
    const { does } = someone({ left: { colour: "Red" } })
    expect((await does(types("Chains"))).context.left).toEqual({ colour: "Red" })
    expect((await does({ type: "left.dismissed" })).context).toMatchObject({
      left: {},
      form: { text: "Chains" }
    })
  })

  it("knows what is typed from what is saved", () => {
    expect(isDirty<Note, NoteForm>({ thing: undefined, form: { text: "" } }, noteOptions)).toBe(false)
    expect(isDirty<Note, NoteForm>({ thing: note, form: { text: note.text } }, noteOptions)).toBe(false)
    expect(isDirty<Note, NoteForm>({ thing: note, form: { text: "" } }, noteOptions)).toBe(true)
  })
})
