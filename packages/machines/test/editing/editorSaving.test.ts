import { describe, expect, it } from "vitest"
import { refused } from "./people.ts"
import { plan, saves, someone, staying, types } from "./plan.ts"

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
  const manner = { ...staying, savesEvery: 2_000 }

  it("saves after a while whether somebody types on or not, and what was typed since once more", async () => {
    const { actor, asked, answers, clock } = await someone(manner)
    actor.send(types({ title: "S" }))
    clock.increment(1_500)
    actor.send(types({ title: "Summer" }))
    expect(asked).toEqual([])
    clock.increment(500)
    expect(asked).toMatchObject([{ form: { title: "Summer" }, intent: "save" }])
    actor.send(types({ place: "Hull" }))
    await answers({ ...plan, title: "Summer", version: 2 })
    clock.increment(2_000)
    expect(asked).toMatchObject([{}, { form: { title: "Summer", place: "Hull" } }])
  })

  it("sends nothing that is saved already, and what was refused only once something was typed again", async () => {
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

  it("tries again by itself what could not be sent, and at once when the connection is back", async () => {
    const { actor, asked, answers, refuses, clock } = await someone(manner)
    actor.send(types({ title: "Summer" }))
    clock.increment(2_000)
    await refuses({ _tag: "NetworkFailure" })
    clock.increment(19_999)
    expect(asked).toHaveLength(1)
    clock.increment(1)
    expect(asked).toHaveLength(2)
    await refuses({ _tag: "NetworkFailure" })
    actor.send({ type: "connection.back" })
    expect(asked).toHaveLength(3)
    await answers({ ...plan, title: "Summer", version: 2 })
    clock.increment(60_000)
    actor.send({ type: "connection.back" })
    expect(asked).toHaveLength(3)
  })
})
