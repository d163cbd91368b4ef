import { Effect } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { eraseDocument, eraseOwner } from "../../src/document/eraseDocument.ts"
import { eraseDocuments } from "../../src/document/eraseDocuments.ts"
import { holdDocument, holdOwner, releaseHold } from "../../src/document/holds.ts"
import { lockOwner } from "../../src/document/lockOwner.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { days, trainingsOn } from "./trainingsOn.ts"

const underHold = {
  _tag: "Conflict",
  message: "This is under a legal hold. Release the hold before it is erased."
}

describeOnBoth("The erasure of documents", (runs) => {
  const { state, run, query, refusal, upload, newWorker, putting, replacing, reviewing, of, changesOf } =
    trainingsOn(runs)
  const because = (reason: string) => ({ userId: state.userId, reason })
  const sweep = () => {
    if (!("sweep" in eraseDocuments.work)) throw new Error("It erases all that is over at once")
    return run(eraseDocuments.work.sweep(new Date(state.now)) as Effect.Effect<number, never, Database>)
  }
  /** A certificate of a worker of its own, with a comment of its reviewer. */
  const certificate = async (more: object = days) => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload(), more))
    await run(reviewing({ id, event: "document.rejected", because: "OTHER_NAME", comment: "Not hers" }))
    return { worker, id }
  }
  const filesLeft = () =>
    query((db) => db.selectFrom("files").select("id").where("removeAt", "is", null).execute())

  it("leaves that it was there, who erased it and why, and nothing else", async () => {
    const { worker, id } = await certificate()
    await run(replacing(worker, id, 1, await upload()))
    const before = await filesLeft()
    await run(eraseDocument(id, because("She asked for it")))
    expect((await filesLeft()).length).toBe(before.length - 2)
    const [document] = await of(worker)
    expect(document?.versions).toMatchObject([
      { number: 2, erasedAt: "2026-06-15T10:00:00.000Z" },
      { number: 1, erasedAt: "2026-06-15T10:00:00.000Z" }
    ])
    const erased = ["url", "contentType", "issued", "expires", "comment"]
    for (const version of document?.versions ?? [])
      for (const left of [version, ...(version.reviews ?? [])])
        expect(Object.keys(left).filter((key) => erased.includes(key))).toEqual([])
    expect(await changesOf(id)).toEqual([
      { event: "added", reason: null },
      { event: "document.rejected", reason: null },
      { event: "replaced", reason: null },
      { event: "erased", reason: "She asked for it" }
    ])
    expect(await refusal(eraseDocument(id, because("Again")))).toMatchObject({ _tag: "Conflict" })
    expect(await refusal(reviewing({ id, event: "document.approved" }))).toMatchObject({ _tag: "NotFound" })
    await run(putting(worker, await upload()))
    expect(await of(worker)).toHaveLength(2)
  })

  it("wants a reason", async () => {
    const { id } = await certificate()
    for (const attempt of [eraseDocument, holdDocument, releaseHold])
      expect(await refusal<unknown>(attempt(id, because("  ")))).toEqual({
        _tag: "Violated",
        violations: [{ field: "reason", message: "Enter a reason" }]
      })
  })

  it("is refused while anything holds the document or its owner", async () => {
    const { worker, id } = await certificate()
    const one = await run(holdDocument(id, because("A claim")))
    const all = await run(holdOwner(worker, because("Another claim")))
    expect((await of(worker))[0]?.holds.map(({ reason }) => reason)).toEqual(["A claim", "Another claim"])
    for (const hold of [one, all]) {
      expect(await refusal(eraseDocument(id, because("x")))).toEqual(underHold)
      expect(await refusal(eraseOwner(worker, because("x")))).toEqual(underHold)
      await run(releaseHold(hold, because("It is settled")))
    }
    expect(await refusal(releaseHold(one, because("x")))).toMatchObject({ _tag: "NotFound" })
    await run(eraseDocument(id, because("x")))
    expect((await changesOf(id)).map(({ event }) => event)).toEqual([
      ...["added", "document.rejected", "held", "held", "released", "released", "erased"]
    ])
  })

  it("of an owner takes all that they have on file, or nothing while something of it is held", async () => {
    const { worker, id } = await certificate()
    const other = await run(putting(worker, await upload()))
    const hold = await run(holdDocument(other, because("A claim")))
    expect(await refusal(eraseOwner(worker, because("x")))).toEqual(underHold)
    expect((await changesOf(id)).map(({ event }) => event)).not.toContain("erased")
    await run(releaseHold(hold, because("x")))
    await run(eraseOwner(worker, because("x")))
    expect((await of(worker)).flatMap(({ versions }) => versions).every(({ erasedAt }) => erasedAt)).toBe(
      true
    )
  })

  it("by the clock takes what was replaced once its time is over, and leaves what is needed", async () => {
    const { worker, id } = await certificate()
    await run(replacing(worker, id, 1, await upload()))
    const day = 24 * 60 * 60_000
    state.now += 364 * day
    expect(await sweep()).toBe(0)
    state.now += day
    expect(await sweep()).toBeGreaterThan(0)
    expect((await of(worker))[0]?.versions.map(({ erasedAt }) => Boolean(erasedAt))).toEqual([false, true])
    state.now -= 365 * day
  })

  it("by the clock waits for a hold that is being put on it, and then leaves it", async () => {
    const { worker, id } = await certificate({ issued: "2020-01-01", expires: "2020-12-31" })
    const [erased] = await run(
      Effect.gen(function* () {
        const { transaction } = yield* Database
        const holding = transaction(
          Effect.gen(function* () {
            yield* lockOwner(worker)
            yield* Effect.sleep("300 millis")
            yield* holdDocument(id, because("A claim"))
          })
        )
        const later = Effect.andThen(Effect.sleep("100 millis"), Effect.promise(sweep))
        return yield* Effect.all([later, holding], { concurrency: "unbounded" })
      })
    )
    expect(erased).toBe(0)
    expect((await of(worker))[0]?.versions[0]?.erasedAt).toBeUndefined()
  })
})
