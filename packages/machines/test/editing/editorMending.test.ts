import { describe, expect, it } from "vitest"
import { refused } from "./people.ts"
import { options, saves, someone, types } from "./plan.ts"

describe("editorMachine, mended after an attempt", () => {
  const shown = (state: {
    readonly context: { readonly problems: ReadonlyArray<{ readonly field: string }> }
  }) => state.context.problems

  it("shows a problem that the form found until it finds it no more, in the words of today", async () => {
    const { actor } = await someone(options, {})
    const said: Array<string> = []
    actor.on("mended", ({ type }) => said.push(type))
    const problems = () => shown(actor.getSnapshot())
    actor.send(types({ place: "x".repeat(101) }))
    actor.send(saves())
    const [title, place] = problems()
    expect([title, place]).toMatchObject([{ field: "title" }, { field: "place" }])
    actor.send(types({ place: "x".repeat(102) }))
    expect(problems()).toEqual([title, place])
    expect(said).toEqual([])
    actor.send(types({ title: "x".repeat(101) }))
    expect(problems()).toMatchObject([
      { field: "title", text: expect.stringContaining("100") },
      { field: "place" }
    ])
    actor.send(types({ place: "York" }))
    expect(problems()).toMatchObject([{ field: "title" }])
    actor.send(types({ title: "Summer" }))
    expect(problems()).toEqual([])
    expect(said).toEqual(["mended", "mended", "mended"])
  })

  it("shows no problem that was not attempted", async () => {
    const { actor } = await someone(options, {})
    actor.send(saves())
    actor.send(types({ title: "Summer", place: "x".repeat(101) }))
    expect(shown(actor.getSnapshot())).toEqual([])
  })

  it("shows what only the service found until that answer is changed", async () => {
    const { actor, refuses } = await someone(options, {})
    actor.send(types({ title: "Summer", place: "York" }))
    actor.send(saves())
    const violations = [
      { field: "title", message: "Another plan is called so." },
      { field: "", message: "There are too many plans." }
    ]
    expect(shown(await refuses(refused(409, { violations })))).toHaveLength(2)
    actor.send(types({ place: "Hull" }))
    expect(shown(actor.getSnapshot())).toHaveLength(2)
    actor.send(types({ title: "Autumn" }))
    expect(shown(actor.getSnapshot())).toEqual([{ field: "", text: "There are too many plans." }])
  })
})
