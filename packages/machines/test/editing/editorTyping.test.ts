import { describe, expect, it } from "vitest"
import { at, refused } from "./people.ts"
import { options, plan, returning, saves, someone, staying, types } from "./plan.ts"

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
    const { actor, answers, notified } = await someone(returning, {})
    for (const event of [types({ title: "Summer" }), saves(), types({ place: "Hull" })]) actor.send(event)
    const state = await answers({ ...plan, title: "Summer", place: "", rows: [] })
    expect(state).toMatchObject({ value: at("resting"), context: { id: 4, form: { place: "Hull" } } })
    expect(notified).toEqual(["Plan made", "Done. What you typed meanwhile is still to be saved."])
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
