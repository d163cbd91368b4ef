import { type StandingVersion, standingOn } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { someTraining } from "../../../sdk/test/document/someTraining.ts"
import { ownerIsDone } from "../../src/document/ownerIsDone.ts"
import { describeOnBoth, describeOnce } from "../database/onBothDatabases.ts"
import { days, trainingsOn } from "./trainingsOn.ts"

const goneAt = (field: string) => ({
  _tag: "Violated",
  violations: [{ field, message: "The uploaded file is not there any more. Upload it again." }]
})

describeOnBoth("A document that is reviewed and expires", (runs) => {
  const { state, run, refusal, clerk, upload, newWorker, putting, replacing, reviewing, of, changesOf } =
    trainingsOn(runs)

  const standingOf = async (owner: ReturnType<typeof newWorker>, day: string) => {
    const [document] = await of(owner)
    return standingOn((document?.versions ?? []) as ReadonlyArray<StandingVersion>, someTraining, day)
  }

  it("waits for its review, then stands until it expires; its renewal takes nothing from it", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload()))
    expect(await standingOf(worker, "2026-06-15")).toBe("awaiting")
    await run(reviewing({ id, event: "document.approved", version: 1 }))
    expect(await standingOf(worker, "2026-06-15")).toBe("valid")

    const renewed = { issued: "2029-05-01", expires: "2032-04-30" }
    await run(replacing(worker, id, 2, await upload(), renewed))
    expect(await standingOf(worker, "2029-05-31")).toBe("expiring")
    await run(reviewing({ id, event: "document.rejected", comment: " It cannot be read ", version: 3 }))
    expect(await standingOf(worker, "2029-05-31")).toBe("expiring")
    expect(await standingOf(worker, "2029-06-01")).toBe("rejected")
    await run(replacing(worker, id, 4, await upload(), renewed))
    await run(reviewing({ id, event: "document.approved", version: 5 }))
    expect(await standingOf(worker, "2029-06-01")).toBe("valid")

    const [document] = await of(worker)
    expect(document).toMatchObject({
      version: 6,
      versions: [
        { number: 3, status: "APPROVED", keepUntil: "2034-05-01T00:00:00.000Z" },
        { number: 2, status: "REJECTED", comment: "It cannot be read" },
        { number: 1, status: "APPROVED", supersededAt: "2029-05-01T00:00:00.000Z" }
      ]
    })
    expect((await changesOf(id)).map(({ event }) => event)).toEqual([
      ...["added", "document.approved", "replaced", "document.rejected", "replaced", "document.approved"]
    ])
  })

  it("is replaced by one of many at once, and by nobody who saw an older version", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload()))
    const urls = await Promise.all([1, 2, 3, 4].map(() => upload()))
    const answers = await Promise.all(urls.map((url) => refusal(replacing(worker, id, 1, url))))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    expect(answers.filter(Boolean)).toEqual(
      Array(3).fill({
        _tag: "Conflict",
        message: "Somebody else has replaced this document meanwhile. Look at theirs before you replace it."
      })
    )
    expect((await of(worker))[0]?.versions).toHaveLength(2)
  })

  it("is reviewed once of two at once, and not by who saw another file", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload()))
    const twice = await Promise.all(
      (["document.approved", "document.rejected"] as const).map((event) =>
        refusal(reviewing({ id, event, version: 1 }))
      )
    )
    expect(twice.filter((answer) => answer === undefined)).toHaveLength(1)
    await run(replacing(worker, id, 2, await upload()))
    expect(await refusal(reviewing({ id, event: "document.approved", version: 2 }))).toEqual({
      _tag: "Conflict",
      message: "Somebody else has changed this document meanwhile. Look at theirs before you review it."
    })
  })

  it("takes the same upload once, however often it is told, and for one document alone", async () => {
    const [worker, another] = [newWorker(), newWorker()]
    const url = await upload()
    const ids = await Promise.all([1, 2, 3].map(() => run(putting(worker, url))))
    expect(new Set(ids).size).toBe(1)
    const [id = 0] = ids
    expect(await refusal(putting(another, url))).toEqual(goneAt("file"))
    const next = await upload()
    await run(replacing(worker, id, 1, next))
    await run(replacing(worker, id, 1, next))
    expect((await of(worker))[0]).toMatchObject({ version: 2, versions: [{ number: 2 }, { number: 1 }] })
    expect(await refusal(replacing(worker, id, 2, url))).toEqual(goneAt("file"))
  })

  it("takes no file of another agency, of somebody else, or that the clock removes already", async () => {
    const worker = newWorker()
    const nobodys = { userId: state.userId, agencyId: null }
    const others = { userId: state.otherUserId, agencyId: state.people.otherAgency }
    for (const by of [others, nobodys])
      expect(await refusal(putting(worker, await upload(by)))).toEqual(goneAt("file"))
    const theirs = await upload({ userId: state.otherUserId, agencyId: null })
    expect(await refusal(putting(worker, theirs, days, nobodys))).toEqual(goneAt("file"))
    expect(await refusal(putting(worker, await upload(nobodys), days, nobodys))).toBeUndefined()
    const late = await upload()
    state.now += 25 * 60 * 60_000
    expect(await refusal(putting(worker, late))).toEqual(goneAt("file"))
    state.now -= 25 * 60 * 60_000
  })

  it("is one of as many as its owner can have", async () => {
    const worker = newWorker()
    for (const _ of [1, 2, 3]) await run(putting(worker, await upload()))
    expect(await refusal(putting(worker, await upload()))).toEqual({
      _tag: "Conflict",
      message: "This worker already has a document of this type on file."
    })
    expect(await of(worker)).toHaveLength(3)
  })

  it("has the days that its kind asks for, or is not put on file", async () => {
    expect(await refusal(putting(newWorker(), await upload(), { issued: "2026-06-01" }))).toEqual({
      _tag: "Violated",
      violations: [{ field: "expires", message: "Enter the expiry date" }]
    })
  })

  it("is refused by the life's own words, and to an agency that did not put it there", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload(), { issued: "2020-01-01", expires: "2026-06-14" }))
    expect(await refusal(reviewing({ id, event: "document.approved" }))).toEqual({
      _tag: "Conflict",
      message: "This document has expired and can no longer be approved. Reject it, and ask for a newer one."
    })
    const long = { id, event: "document.rejected", comment: "x".repeat(256) } as const
    expect(await refusal(reviewing(long))).toEqual({
      _tag: "Violated",
      violations: [{ field: "comment", message: "The comment must be 255 characters or fewer" }]
    })
    const foreign = { userId: state.otherUserId, agencyId: state.people.otherAgency }
    expect(await refusal(reviewing({ id, event: "document.rejected" }, foreign))).toMatchObject({
      _tag: "NotFound"
    })
    expect(await refusal(reviewing({ id: 999_999, event: "document.rejected" }))).toMatchObject({
      _tag: "NotFound"
    })
    await run(reviewing({ id, event: "document.rejected" }, { ...clerk(), agencyId: null }))
  })
})

describeOnce("What is kept of somebody who is done with", (runs) => {
  const { run, upload, newWorker, putting, of } = trainingsOn(runs)

  it("is kept for as long as its kind says from then on, and without an end again once they are back", async () => {
    const worker = newWorker()
    await run(putting(worker, await upload()))
    const until = async () => (await of(worker))[0]?.versions[0]?.keepUntil
    const usual = await until()
    expect(usual).toBe("2031-06-01T00:00:00.000Z")
    const kinds = { TRAINING: someTraining }
    await run(ownerIsDone(worker, true, kinds))
    expect(await until()).toBe("2028-06-14T10:00:00.000Z")
    await run(ownerIsDone(worker, false, kinds))
    expect(await until()).toBe(usual)
  })
})
