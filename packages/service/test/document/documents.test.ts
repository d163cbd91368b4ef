import { standingOn, versionsFor } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { someTraining } from "../../../sdk/test/document/someTraining.ts"
import { documentsOf } from "../../src/document/documentsOf.ts"
import { ownerIsDone } from "../../src/document/ownerIsDone.ts"
import { attachFile, withdrawDocument } from "../../src/document/putDocument.ts"
import { describeOnBoth, describeOnce } from "../database/onBothDatabases.ts"
import { days, trainingsOn } from "./trainingsOn.ts"

const goneAt = (field: string) => ({
  _tag: "Violated",
  violations: [{ field, message: "The uploaded file is not there any more. Upload it again." }]
})

describeOnBoth("A document that is reviewed and expires", (runs) => {
  const {
    state,
    run,
    refusal,
    clerk,
    upload,
    newWorker,
    putting,
    replacing,
    otherReviewer,
    reviewing,
    of,
    changesOf
  } = trainingsOn(runs)

  const standingOf = async (
    owner: ReturnType<typeof newWorker>,
    day: string,
    agencyId = state.people.agency
  ) => {
    const [document] = await of(owner)
    return standingOn(versionsFor(document?.versions ?? [], agencyId), someTraining, day)
  }

  it("waits for its review, then stands until it expires; its renewal takes nothing from it", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload()))
    expect(await standingOf(worker, "2026-06-15")).toBe("awaiting")
    await run(reviewing({ id, event: "document.approved", version: 1 }))
    expect(await standingOf(worker, "2026-06-15")).toBe("valid")

    const renewed = { issued: "2029-05-01", expires: "2032-04-30" }
    await run(replacing(worker, id, 1, await upload(), renewed))
    expect(await standingOf(worker, "2029-05-31")).toBe("expiring")
    await run(
      reviewing({ id, event: "document.rejected", because: "UNREADABLE", comment: " Too dark ", version: 2 })
    )
    expect(await standingOf(worker, "2029-05-31")).toBe("expiring")
    expect(await standingOf(worker, "2029-06-01")).toBe("rejected")
    await run(replacing(worker, id, 2, await upload(), renewed))
    await run(reviewing({ id, event: "document.approved", version: 3 }))
    expect(await standingOf(worker, "2029-06-01")).toBe("valid")

    const [document] = await of(worker)
    expect(document).toMatchObject({
      version: 3,
      versions: [
        { number: 3, reviews: [{ status: "APPROVED" }], keepUntil: "2034-05-01T00:00:00.000Z" },
        { number: 2, reviews: [{ status: "REJECTED", because: "UNREADABLE", comment: "Too dark" }] },
        { number: 1, reviews: [{ status: "APPROVED" }], supersededAt: "2029-05-01T00:00:00.000Z" }
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
        refusal(reviewing({ id, event, because: "WRONG_DOCUMENT", version: 1 }))
      )
    )
    expect(twice.filter((answer) => answer === undefined)).toHaveLength(1)
    expect(twice.find((answer) => answer !== undefined)).toEqual({
      _tag: "Conflict",
      message: expect.stringMatching(/^\w+ \w+ has (approved|rejected) this document already\.$/)
    })
    await run(replacing(worker, id, 1, await upload()))
    expect(await refusal(reviewing({ id, event: "document.approved", version: 1 }))).toEqual({
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

  it("is refused by the life's own words, and where there is none", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload(), { issued: "2020-01-01", expires: "2026-06-14" }))
    expect(await refusal(reviewing({ id, event: "document.approved" }))).toEqual({
      _tag: "Conflict",
      message: "This document has expired and can no longer be approved. Reject it, and ask for a newer one."
    })
    const rejecting = { id, event: "document.rejected" } as const
    expect(await refusal(reviewing({ ...rejecting, because: "EXPIRED", comment: "x".repeat(256) }))).toEqual({
      _tag: "Violated",
      violations: [{ field: "comment", message: "The comment must be 255 characters or fewer" }]
    })
    expect(await refusal(reviewing(rejecting))).toEqual({
      _tag: "Violated",
      violations: [{ field: "because", message: "Choose why it is rejected" }]
    })
    expect(await refusal(reviewing({ ...rejecting, id: 999_999 }))).toMatchObject({ _tag: "NotFound" })
  })

  it("counts with the agency that approved it, and with no other", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, await upload()))
    await run(reviewing({ id, event: "document.approved" }))
    expect(await standingOf(worker, "2026-06-15", state.people.otherAgency)).toBe("awaiting")
    await run(reviewing({ id, event: "document.rejected", because: "OTHER_NAME" }, otherReviewer()))
    expect(await standingOf(worker, "2026-06-15", state.people.otherAgency)).toBe("rejected")
    expect(await standingOf(worker, "2026-06-15")).toBe("valid")
    const own = await run(documentsOf({ owner: worker, viewer: 1, agencyId: state.people.agency }))
    expect(own[0]?.versions[0]?.reviews).toMatchObject([
      { agencyId: state.people.agency, status: "APPROVED" }
    ])
  })

  it("is one of each thing that it can be of", async () => {
    const worker = newWorker()
    for (const subject of [7, 8])
      for (const _ of [1, 2, 3]) await run(putting(worker, await upload(), { ...days, subject }))
    expect(await refusal(putting(worker, await upload(), { ...days, subject: 7 }))).toMatchObject({
      _tag: "Conflict"
    })
    expect((await of(worker)).map(({ subject }) => subject)).toEqual([7, 7, 7, 8, 8, 8])
  })

  it("may be put on file before its file is there, which follows once", async () => {
    const worker = newWorker()
    const id = await run(putting(worker, undefined))
    expect((await of(worker))[0]?.versions[0]?.url).toBeUndefined()
    const url = await upload()
    const attaching = (url: string) =>
      attachFile(someTraining, clerk(), { ownerId: worker.id, id, version: 1 }, { url })
    await run(attaching(url))
    await run(attaching(url))
    expect((await of(worker))[0]?.versions).toMatchObject([{ number: 1, url: expect.any(String) }])
    expect(await refusal(attaching(await upload()))).toMatchObject({ _tag: "Conflict" })
  })

  it("counts no more once it is taken off, gives way to another, and is kept as evidence", async () => {
    const worker = newWorker()
    for (const _ of [1, 2, 3]) await run(putting(worker, await upload()))
    const [first] = await of(worker)
    const withdrawing = withdrawDocument(someTraining, clerk(), { ownerId: worker.id, id: first?.id ?? 0 })
    await run(withdrawing)
    expect(await refusal(withdrawing)).toMatchObject({ _tag: "NotFound" })
    expect(await refusal(reviewing({ id: first?.id ?? 0, event: "document.approved" }))).toMatchObject({
      _tag: "NotFound"
    })
    expect(await run(documentsOf({ owner: worker, viewer: 1 }))).toHaveLength(2)
    expect(await refusal(putting(worker, await upload()))).toBeUndefined()
    const kept = (await of(worker)).find(({ id }) => id === first?.id)
    expect(kept?.versions[0]).toMatchObject({
      url: expect.any(String),
      keepUntil: "2028-06-14T10:00:00.000Z"
    })
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
