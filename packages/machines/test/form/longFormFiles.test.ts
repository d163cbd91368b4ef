import { describe, expect, it, vi } from "vitest"
import {
  away,
  chosen,
  drawn,
  now,
  onPaper,
  open,
  refused,
  sent,
  signedWith,
  submits
} from "./openFormWithFiles.ts"

describe("The files of a long form", () => {
  it("go by themselves, and are named by the next save", async () => {
    const { types, uploaded, passes, service, form, notified } = await open()
    types({ proof: chosen("b1") })
    await uploaded()
    expect(form().proof).toMatchObject({ id: "f1", blobId: "b1" })
    expect(notified).toEqual(["Sucessfully uploaded."])
    await passes(10_000)
    expect(service.saves).toMatchObject([{ proof: { id: "f1" } }])
    expect(service.uploads).toEqual(["proof"])
  })

  it("hold up nothing that is typed, and what they replace is named until they are there", async () => {
    let arrive = () => {}
    const { types, uploaded, passes, does, service, notified } = await open({ proof: sent("old") })
    service.holds = new Promise((done) => {
      arrive = done
    })
    types({ illness: "Measles", proof: chosen("b1") })
    await passes(10_000)
    expect(service.saves).toMatchObject([{ illness: "Measles", proof: { id: "old" } }])
    await does({ type: "save.asked", intent: "save", now })
    expect(notified).toEqual(["Saved"])
    arrive()
    await uploaded()
    await passes(10_000)
    expect(service.saves.at(-1)).toMatchObject({ proof: { id: "f1" } })
  })

  it("are nobody else's change where they arrive while a save is on its way", async () => {
    let [arrive, save] = [() => {}, () => {}]
    const { types, uploaded, passes, actor, service, form } = await open()
    service.holds = new Promise((done) => {
      arrive = done
    })
    service.holdsSave = new Promise((done) => {
      save = done
    })
    types({ illness: "Measles", proof: chosen("b1") })
    const saved = passes(10_000)
    await vi.waitFor(() => expect(service.saves).toMatchObject([{ illness: "Measles", proof: null }]))
    arrive()
    await uploaded()
    save()
    await saved
    expect(actor.getSnapshot().matches({ open: { saving: "comparing" } } as never)).toBe(false)
    expect(form()).toMatchObject({ illness: "Measles", proof: { id: "f1" } })
    service.holdsSave = undefined
    await passes(10_000)
    expect(service.saves.at(-1)).toMatchObject({ proof: { id: "f1" } })
  })

  it("go on with what an earlier day left, once the connection is back", async () => {
    const { uploaded, interrupted, actor, service, form } = await open({}, { proof: chosen("b1") })
    service.fails = away
    await interrupted()
    service.fails = undefined
    actor.send({ type: "connection.back" })
    await uploaded()
    expect(form().proof).toMatchObject({ id: expect.any(String) })
  })

  it("stop where another is chosen, or they are asked for no more", async () => {
    const { types, uploaded, uploading, service, form } = await open()
    service.holds = new Promise(() => {})
    types({ proof: chosen("b1") })
    await vi.waitFor(() => expect(service.uploads).toEqual(["proof"]))
    service.holds = undefined
    types({ proof: chosen("b2") })
    await uploaded()
    expect(form().proof).toMatchObject({ id: "f2", blobId: "b2" })
    service.holds = new Promise(() => {})
    types({ proof: chosen("b3") })
    expect(uploading()).toBe(true)
    types({ illness: "none" })
    expect(uploading()).toBe(false)
    expect(form().proof).toMatchObject({ blobId: "b3" })
  })

  it("say at their question why they are refused, and hold back nothing else", async () => {
    const { types, uploaded, passes, does, service, actor } = await open()
    service.fails = refused("file", 415)
    types({ illness: "Measles", proof: chosen("b1") })
    await uploaded()
    expect(actor.getSnapshot().context.problems).toEqual([{ field: "proof", text: "It will not do" }])
    await passes(10_000)
    expect(service.saves).toMatchObject([{ illness: "Measles", proof: null }])
    types({ signed: drawn })
    const { context } = await does(submits)
    expect(context.problems).toMatchObject([{ field: "proof", text: "It will not do" }])
    expect(service.uploads).toEqual(["proof"])
    service.fails = undefined
    types({ proof: chosen("b2") })
    await uploaded()
    await does(submits)
    expect(service.kept).toMatchObject({ answers: { proof: { id: "f2" } }, submitted: { revision: 2 } })
  })

  describe.each([
    ["proof", { proof: chosen("b1") }, { proof: chosen("b2") }],
    ["signed/file", { signed: signedWith(chosen("b1")) }, { signed: signedWith(chosen("b2")) }]
  ] as const)("at the question %s", (at, first, second) => {
    it.each([400, 403, 404, 409, 413, 415, 422])(
      "are chosen anew where the service answers %i, which is said there",
      async (status) => {
        const { types, uploaded, passes, service, actor } = await open()
        service.fails = { _tag: "Refused", status, violations: [] }
        types({ illness: "Measles", ...first })
        await uploaded()
        const { problems } = actor.getSnapshot().context
        expect(problems).toEqual([{ field: at, text: expect.stringMatching(/\w/) }])
        await passes(10_000)
        expect(service.saves).toMatchObject([{ illness: "Measles" }])
        service.fails = undefined
        types(second)
        await uploaded()
        await passes(10_000)
        expect(JSON.stringify(service.kept.answers)).toContain('"id":"f2"')
      }
    )

    it.each([401, 429, 500, 503, undefined])(
      "wait where the service answers %s, and go once it can be reached",
      async (status) => {
        const { types, uploaded, interrupted, passes, service, actor } = await open()
        service.fails = status === undefined ? away : { _tag: "Refused", status, violations: [] }
        types({ illness: "Measles", ...first })
        await interrupted()
        expect(actor.getSnapshot().context.problems).toEqual([])
        await passes(10_000)
        expect(service.saves).toMatchObject([{ illness: "Measles" }])
        service.fails = undefined
        actor.send({ type: "connection.back" })
        await uploaded()
        await passes(10_000)
        expect(JSON.stringify(service.kept.answers)).toMatch(/"id":"f\d"/)
      }
    )
  })

  it("are asked about before a form is handed in without them, and follow later", async () => {
    const { types, uploaded, interrupted, does, service, form, actor } = await open({ signed: onPaper })
    service.fails = away
    types({ proof: chosen("b1") })
    await interrupted()
    const { context } = await does(submits)
    expect(context.unconfirmed).toMatchObject([{ field: "proof" }])
    await does({ type: "confirmation.passed" })
    expect(service.submits).toBe(1)
    expect(form().proof).toMatchObject({ blobId: "b1" })
    service.fails = undefined
    actor.send({ type: "connection.back" })
    await uploaded()
    expect(form().proof).toMatchObject({ id: expect.any(String) })
  })

  it("hold a form back that cannot be without them: a picture of the signature", async () => {
    const { types, uploaded, interrupted, does, service, actor } = await open({ signed: onPaper })
    service.fails = away
    types({ signed: signedWith(chosen("b1")) })
    await interrupted()
    const { context } = await does(submits)
    expect(context.problems).toMatchObject([{ field: "signed/file" }])
    await does({ type: "save.asked", intent: "save", now })
    expect(service.kept.answers.signed).toMatchObject({ method: "DRAWN" })
    service.fails = undefined
    actor.send({ type: "connection.back" })
    await uploaded()
    await does(submits)
    expect(service.kept).toMatchObject({
      answers: { signed: { method: "UPLOADED", file: { id: "f2" } } },
      submitted: { revision: 1 }
    })
  })

  it("go anew where the service has lost them, and are asked for again where nobody has them", async () => {
    const { types, uploaded, passes, service, form, actor } = await open()
    types({ proof: chosen("b1") })
    await uploaded()
    service.refusesSave = refused("proof")
    await passes(10_000)
    await uploaded()
    expect(form().proof).toMatchObject({ id: "f2" })
    types({ proof: sent("elsewhere") })
    await passes(10_000)
    expect(form().proof).toMatchObject({ refused: "It will not do" })
    service.refusesSave = undefined
    types({ illness: "Measles" })
    await passes(10_000)
    expect(service.saves).toMatchObject([{ illness: "Measles", proof: null }])
    expect(actor.getSnapshot().context.problems).toEqual([])
  })
})
