import { describe, expect, it } from "vitest"
import { at, burns, note, pins, refused, success, types, warning } from "./people.ts"
import { someone } from "./someone.ts"

describe("editorMachine, doing something else with a thing", () => {
  it("does it at once and says so", async () => {
    const { does, done, notified } = someone({ id: 4 })
    expect((await does(pins)).output).toEqual({ changed: true })
    expect(done).toEqual(["pin"])
    expect(notified).toEqual([success("Note pinned")])
  })

  it("asks first whether to do what cannot be undone", async () => {
    const { does, done } = someone({ id: 4 })
    expect((await does(burns)).value).toMatchObject(at("confirming"))
    expect((await does({ type: "act.cancelled" })).value).toMatchObject(at("resting"))
    expect(done).toEqual([])
    expect((await does(burns, { type: "act.confirmed" })).status).toBe("done")
    expect(done).toEqual(["burn"])
  })

  it("does nothing while something typed would be lost", async () => {
    const { does, done, notified } = someone({ id: 4 })
    expect((await does(types("Chains"), pins)).value).toMatchObject(at("resting"))
    expect(done).toEqual([])
    expect(notified).toEqual([warning("Save or discard your changes first.")])
  })

  it("explains a failure, and shows where the thing stands when somebody else saved first", async () => {
    const { does, service, notified } = someone({ id: 4 })
    service.act = refused(500)
    expect((await does(pins)).value).toMatchObject(at("resting"))
    service.act = refused(409, { message: "Somebody pinned it" })
    service.note = { ...note, version: 2 }
    expect(await does(pins)).toMatchObject({ value: at("resting"), context: { thing: { version: 2 } } })
    expect(notified.at(-1)).toEqual(warning("Somebody pinned it"))
  })
})
