import { describe, expect, it } from "vitest"
import { plan, saves, someone, staying, types } from "./plan.ts"

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
