import { type EditorEvent, type EditorInput, editorMachine, isDirty } from "@crewfleet/machines"
import { type AnswersOf, form, rows, text } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate"
import { at, refused, success } from "./cast.ts"

/** A thing with two answers and rows, of which the service tidies the first. */
interface Plan {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly place: string
  readonly rows: ReadonlyArray<{ readonly rowId: string; readonly day: string }>
}

const planForm = form({
  title: text({ label: "Title", max: 100, required: "Enter a title" }),
  place: text({ label: "Place", max: 100 }),
  rows: rows({
    label: "Days",
    one: "Day",
    each: form({ day: text({ label: "Day", max: 100 }) }),
    max: 7
  })
})

type PlanForm = AnswersOf<typeof planForm>

const plan: Plan = {
  id: 4,
  version: 1,
  title: "Winter",
  place: "Leeds",
  rows: [{ rowId: "a1", day: "Monday" }]
}

const options = {
  id: "plan",
  form: planForm,
  created: success("Plan made"),
  updated: success("Plan saved"),
  acts: { pin: { done: success("Plan pinned") } }
}

const staying = { ...options, stays: true }
const telling = { ...options, tells: true }

const types = (changes: Partial<PlanForm>, key = ""): EditorEvent<PlanForm> => ({
  type: "form.changed",
  changes,
  key
})
const saves = (intent: "save" | "submit" = "submit"): EditorEvent<PlanForm> => ({
  type: "save.asked",
  intent,
  now: "2026-06-01T09:00:00.000Z"
})

/** Somebody who edits a plan with a service that answers when it is told to. */
const someone = async (
  manner: Parameters<typeof editorMachine<Plan, PlanForm>>[0],
  input: EditorInput<PlanForm, Plan> = { id: 4 }
) => {
  const asked: Array<{ readonly port: string; readonly form?: PlanForm; readonly intent?: string }> = []
  const waiting: Array<{ answer: (value: unknown) => void; refuse: (failure: unknown) => void }> = []
  const told: Array<string> = []
  const drafts: Array<unknown> = []
  const service = { plan }
  const slow = <Input extends object>(port: string) =>
    fromPromise<unknown, Input>(({ input }) => {
      asked.push({ port, ...input })
      return new Promise((answer, refuse) => waiting.push({ answer, refuse }))
    })
  const clock = new SimulatedClock()
  const logic = editorMachine<Plan, PlanForm>(manner).provide({
    actors: { load: fromPromise(async () => service.plan), save: slow("save"), act: slow("act") }
  })
  const actor = createActor(logic, { input, clock })
  actor.on("notice", ({ notice }) => told.push(notice.text))
  actor.on("draft.changed", ({ draft }) => drafts.push(draft?.form))
  actor.start()
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  await rests()
  return {
    actor,
    asked,
    told,
    drafts,
    service,
    clock,
    form: () => actor.getSnapshot().context.form,
    dirty: () => isDirty(actor.getSnapshot().context, options),
    answers: async (answer: unknown) => {
      waiting.shift()?.answer(answer)
      return rests()
    },
    refuses: async (failure: unknown) => {
      waiting.shift()?.refuse(failure)
      return rests()
    }
  }
}

describe("editorMachine, typed in while it saves", () => {
  it("takes the answer but for what was typed since, and compares with the answer from then on", async () => {
    const { actor, asked, answers, form, dirty } = await someone(staying)
    actor.send(types({ title: "Summer ", place: "York" }))
    actor.send(saves())
    actor.send(types({ place: "Hull" }))
    const saved = { ...plan, version: 2, title: "Summer", place: "York" }
    const state = await answers(saved)
    expect(state).toMatchObject({ value: at("resting"), context: { thing: saved } })
    expect(form()).toMatchObject({ title: "Summer", place: "Hull" })
    expect(dirty()).toBe(true)
    actor.send(types({ place: "York" }))
    expect(dirty()).toBe(false)
    actor.send(saves())
    expect(asked.at(-1)).toMatchObject({ form: { place: "York" }, thing: { version: 2 } })
  })

  it("sends once, however often it is asked", async () => {
    const { actor, asked } = await someone(staying)
    for (const event of [types({ title: "Summer" }), saves(), saves(), types({ place: "Hull" }), saves()])
      actor.send(event)
    expect(asked).toHaveLength(1)
  })

  it("keeps what was typed since when saving fails", async () => {
    const { actor, refuses, form } = await someone(staying)
    for (const event of [types({ title: "Summer" }), saves(), types({ place: "Hull" })]) actor.send(event)
    expect((await refuses(refused(500))).value).toMatchObject(at("resting"))
    expect(form()).toMatchObject({ title: "Summer", place: "Hull" })
  })

  it("compares with somebody else's version what was typed until then", async () => {
    const { actor, service, refuses } = await someone(staying)
    for (const event of [types({ title: "Summer" }), saves(), types({ place: "Hull" })]) actor.send(event)
    service.plan = { ...plan, version: 3, title: "Spring" }
    expect(await refuses(refused(409))).toMatchObject({
      value: at("comparing"),
      context: { form: { title: "Summer", place: "Hull" }, theirs: { version: 3 } }
    })
  })

  it("goes on where it would end, over the answer that tells the thing", async () => {
    const { actor, answers, told } = await someone(telling, {})
    for (const event of [types({ title: "Summer" }), saves(), types({ place: "Hull" })]) actor.send(event)
    const state = await answers({ ...plan, title: "Summer", place: "", rows: [] })
    expect(state).toMatchObject({ value: at("resting"), context: { id: 4, form: { place: "Hull" } } })
    expect(told).toEqual(["Plan made", "Done. What you typed meanwhile is still to be saved."])
    actor.send(saves())
    expect((await answers({ ...plan, title: "Summer", place: "Hull", version: 2 })).output).toMatchObject({
      changed: true,
      thing: { version: 2 }
    })
  })

  it("goes on over the thing as it is then, where no answer tells it", async () => {
    const { actor, service, answers } = await someone(options)
    for (const event of [types({ title: "Summer " }), saves(), types({ place: "Hull" })]) actor.send(event)
    service.plan = { ...plan, version: 2, title: "Summer" }
    const state = await answers({})
    expect(state).toMatchObject({
      value: at("resting"),
      context: { thing: { version: 2 }, form: { title: "Summer", place: "Hull" } }
    })
    actor.send({ type: "close.asked" })
    actor.send({ type: "discard.confirmed" })
    expect(actor.getSnapshot().output).toEqual({ changed: true })
  })

  it("leaves what was typed since as another new thing, where the new one is not told", async () => {
    const { actor, answers } = await someone(options, {})
    for (const event of [types({ title: "Summer" }), saves(), types({ place: "Hull" })]) actor.send(event)
    expect(await answers({})).toMatchObject({
      value: at("resting"),
      context: { id: undefined, form: { title: "Summer", place: "Hull" } }
    })
  })

  it("ends where what was typed since was undone", async () => {
    const { actor, answers } = await someone(options)
    const events = [types({ title: "Summer" }, "1"), saves(), types({ place: "Hull" }, "2")]
    for (const event of [...events, types({ place: "Leeds" }, "3")]) actor.send(event)
    expect((await answers({})).status).toBe("done")
  })

  it("loses nothing that is typed while something else is done", async () => {
    const { actor, service, answers, refuses, form } = await someone(staying)
    actor.send({ type: "act.asked", act: "pin" })
    actor.send(types({ place: "Hull" }))
    await answers({ ...plan, version: 2 })
    expect(form()).toMatchObject({ title: "Winter", place: "Hull" })
    actor.send(types({ place: "Leeds" }))
    actor.send({ type: "act.asked", act: "pin" })
    actor.send(types({ place: "York" }))
    service.plan = { ...plan, version: 3 }
    expect(await refuses(refused(409))).toMatchObject({
      value: at("resting"),
      context: { thing: { version: 3 } }
    })
    expect(form()).toMatchObject({ place: "York" })
  })

  it("leaves the rows alone that the answer holds unchanged, so that nobody loses their place in one", async () => {
    const { actor, answers, form } = await someone(staying)
    const { rows } = form()
    actor.send(types({ title: "Summer" }))
    actor.send(saves())
    await answers({ ...plan, title: "Summer", version: 2 })
    expect(form().rows).toBe(rows)
  })
})

describe("editorMachine, asked to save", () => {
  it("sends with the intent to save whatever is missing still, and checks what is submitted", async () => {
    const { actor, asked, answers } = await someone(staying)
    actor.send(types({ title: "" }))
    actor.send(saves("submit"))
    expect(actor.getSnapshot().context.problems).toEqual([
      { field: "title", text: "Enter a title", kind: "missing" }
    ])
    expect(asked).toEqual([])
    actor.send(saves("save"))
    expect(actor.getSnapshot().context.problems).toEqual([])
    expect(asked).toMatchObject([{ form: { title: "" }, intent: "save" }])
    await answers({ ...plan, title: "", version: 2 })
    actor.send(types({ title: "Summer" }))
    actor.send(saves("submit"))
    expect(asked.at(-1)).toMatchObject({ intent: "submit" })
  })

  it("keeps the intent when the person chooses their version over another", async () => {
    const { actor, asked, refuses } = await someone(staying)
    actor.send(types({ title: "" }))
    actor.send(saves("save"))
    await refuses(refused(409))
    actor.send({ type: "mine.kept" })
    expect(asked.map(({ intent }) => intent)).toEqual(["save", "save"])
  })
})

describe("editorMachine, saving by itself", () => {
  const manner = { ...staying, savesAfter: 2_000 }

  it("waits for a pause of typing, and saves what was typed since once more", async () => {
    const { actor, asked, answers, clock } = await someone(manner)
    actor.send(types({ title: "S" }))
    clock.increment(1_500)
    actor.send(types({ title: "Summer" }))
    clock.increment(1_500)
    expect(asked).toEqual([])
    clock.increment(500)
    expect(asked).toMatchObject([{ form: { title: "Summer" }, intent: "save" }])
    actor.send(types({ place: "Hull" }))
    await answers({ ...plan, title: "Summer", version: 2 })
    clock.increment(2_000)
    expect(asked).toMatchObject([{}, { form: { title: "Summer", place: "Hull" } }])
  })

  it("sends nothing that is saved already, and what failed only once something was typed again", async () => {
    const { actor, asked, refuses, clock } = await someone(manner)
    actor.send(types({ title: "Summer" }))
    actor.send(types({ title: "Winter" }))
    clock.increment(2_000)
    expect(asked).toEqual([])
    actor.send(types({ title: "Summer" }))
    clock.increment(2_000)
    await refuses(refused(400))
    clock.increment(60_000)
    expect(asked).toHaveLength(1)
    actor.send(types({ title: "Spring" }))
    clock.increment(2_000)
    expect(asked).toHaveLength(2)
  })
})

describe("editorMachine, keeping a draft", () => {
  it("tells of every change, and that there is no draft once it is undone, saved or discarded", async () => {
    const { actor, answers, drafts } = await someone(staying)
    expect(drafts.splice(0)).toEqual([undefined])
    actor.send(types({ title: "Summer" }))
    expect(drafts.splice(0)).toMatchObject([{ title: "Summer" }])
    actor.send(types({ title: "Winter" }))
    expect(drafts.splice(0)).toEqual([undefined])
    actor.send(types({ title: "Summer" }))
    actor.send(saves())
    actor.send(types({ place: "Hull" }))
    await answers({ ...plan, title: "Summer", version: 2 })
    expect(drafts.at(-1)).toMatchObject({ title: "Summer", place: "Hull" })
    actor.send({ type: "close.asked" })
    actor.send({ type: "discard.confirmed" })
    expect(drafts.at(-1)).toBeUndefined()
  })

  it("knows while the device cannot keep it", async () => {
    const { actor } = await someone(staying)
    actor.send({ type: "draft.unkept" })
    expect(actor.getSnapshot().matches({ open: { keeping: "unkept" } })).toBe(true)
    actor.send({ type: "draft.kept" })
    expect(actor.getSnapshot().matches({ open: { keeping: "kept" } })).toBe(true)
  })
})

it("takes no key for an answer, and sends the last one with the form", async () => {
  const { actor, asked, dirty } = await someone(staying)
  actor.send(types({ title: plan.title }, "typed and undone"))
  expect(actor.getSnapshot().context.key).toBe("typed and undone")
  expect(dirty()).toBe(false)
  actor.send(types({ rows: [{ rowId: "a1", day: "Tuesday" }] }, "typed once more"))
  expect(dirty()).toBe(true)
  actor.send(saves())
  expect(asked).toMatchObject([{ key: "typed once more" }])
})
