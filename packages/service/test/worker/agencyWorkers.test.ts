import { standingOn } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"
import { describeServed, describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { days, staffAt } from "./staffAt.ts"

const person = {
  firstname: "Zoë",
  lastname: "Okafor",
  dob: "1990-04-01",
  gender: "FEMALE",
  nationality: "NG",
  email: "zoe@post.example",
  phoneNumber: "07700 900123",
  address: "1 Mill Lane, Leeds",
  assignmentCode: { id: 32 }
}
const information = {
  paymentMethod: "Umbrella",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2097-01-01",
  nextCheckDate: "2097-01-01"
}

describeServed("An agency's workers", (served) => {
  const { clientOf, newWorker, newTraining } = staffAt(served)

  it("are found by name, e-mail, telephone and employment number, also once these change", async () => {
    const { agencyWorker, worker } = await clientOf("agency")
    const workerId = await newWorker()
    const found = async (search: string) =>
      (await agencyWorker.list({ params: { page: 0, size: 10 }, query: { search } })).content.map(
        ({ id }) => id
      )
    await worker.update({ params: { workerId }, payload: { ...person, employmentNumber: "NW 77" } })
    for (const search of ["Zoë Okafor", "okafor zoë", "ZOE@post", "07700900123", "nw 77"])
      expect(await found(search), search).toEqual([workerId])
    expect(await found("Reed 1")).not.toContain(workerId)
  })

  it("are filtered by what they may be booked as, by standing and by what expires", async () => {
    const { agencyWorker, training } = await clientOf("agency")
    const [one, other] = [await newWorker(), await newWorker()]
    const list = async (query: object) =>
      (await agencyWorker.list({ params: { page: 0, size: 100 }, query })).content.map(({ id }) => id)
    const payload = { assignmentCodeId: 2, paymentMethodId: 1 }
    const job = await agencyWorker.addJob({ params: { workerId: one }, payload })
    expect(await list({ assignmentCodeId: 2 })).toEqual([one])
    await agencyWorker.removeJob({ params: { workerId: one, jobId: job.id } })
    expect(await list({ assignmentCodeId: 2 })).toEqual([])

    const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
    const { id } = await newTraining(other)
    const params = { workerId: other, id }
    await training.renew({ params, payload: { ...days, trainingExpiry: inDays(20), version: 1 } })
    expect(await list({ expiringWithin: 30 })).not.toContain(other)
    await training.review({ params, payload: { status: "APPROVED", version: 2 } })
    expect(await list({ expiringWithin: 30 })).toContain(other)
    expect(await list({ expiringWithin: 19 })).not.toContain(other)
    expect(await list({ expiringWithin: 0 })).not.toContain(other)

    expect(await list({ standings: ["TAKEN_ON"] })).toContain(one)
    await agencyWorker.letGo({ params: { workerId: one } })
    expect(await list({ standings: ["TAKEN_ON"] })).not.toContain(one)
    expect(await list({ standings: ["LEFT"] })).toContain(one)
  })

  it("are taken on or declined by one of two who decide at once, and the other is told", async () => {
    const { agencyWorker } = await clientOf("agency")
    const workerId = await newWorker({ standing: "APPLIED" })
    const params = { workerId }
    const refusals = await Promise.all([
      refusalOf(agencyWorker.takeOn({ params })),
      refusalOf(agencyWorker.takeOn({ params }))
    ])
    const [told, ...others] = refusals.filter((one) => one !== undefined)
    expect(others).toEqual([])
    expect(told).toMatchObject({ status: 409, message: "Robin Shaw has taken on this worker already." })
    expect(await statusOf(agencyWorker.decline({ params, payload: { reason: "Too far" } }))).toBe(409)
  })
})

describeServedOnce("What an agency keeps of a worker", (served) => {
  const { clientOf, newWorker } = staffAt(served)
  const page = { page: 0, size: 10 }

  it("is saved whole, with what is wrong told at its fields", async () => {
    const { agencyWorker } = await clientOf("agency")
    const params = { workerId: await newWorker() }
    const fresh = await agencyWorker.information({ params })
    expect(fresh).toMatchObject({ workerId: params.workerId, fitToWork: false, version: 1 })
    const wrong = {
      ...information,
      paymentMethod: "",
      contractEndDate: "2025-01-01",
      rightToWork: "Temporary"
    }
    expect(await refusalOf(agencyWorker.updateInformation({ params, payload: wrong }))).toMatchObject({
      violations: [
        { field: "paymentMethod", message: "Choose the payment method" },
        { field: "contractEndDate", message: "The contract must not end before it starts" },
        { field: "expiry", message: "Enter until when the right to work lasts" }
      ]
    })
    const payload = { ...information, dbsNumber: "0012 3456 7890", version: 1 }
    const saved = await agencyWorker.updateInformation({ params, payload })
    expect(saved).toMatchObject({ ...information, dbsNumber: "001234567890", version: 2 })
    expect(await statusOf(agencyWorker.updateInformation({ params, payload }))).toBe(409)
  })

  it("is each agency's own", async () => {
    const [agency, other] = [await clientOf("agency"), await clientOf("other-agency")]
    const workerId = await newWorker()
    await served.query((db) =>
      db
        .insertInto("workerAgencies")
        .values({ workerId, agencyId: served.people.otherAgency, sharesSince: new Date() })
        .execute()
    )
    const params = { workerId }
    await agency.agencyWorker.fitToWork({ params, payload: { fitToWork: true } })
    await agency.agencyWorker.addNote({ params, payload: { note: "Prefers nights" } })
    await agency.agencyWorker.addJob({ params, payload: { assignmentCodeId: 32, paymentMethodId: 1 } })
    expect(await agency.worker.byId({ params })).toMatchObject({ fitToWork: true })
    expect(await other.worker.byId({ params })).toMatchObject({ fitToWork: false })
    expect((await other.agencyWorker.notes({ params: { ...params, ...page } })).content).toEqual([])
    expect(await other.agencyWorker.jobs({ params })).toEqual([])
    expect(await agency.agencyWorker.jobCount({ params })).toEqual({ count: 1 })
  })

  it("has each job once, and notes with who wrote them", async () => {
    const { agencyWorker } = await clientOf("agency")
    const params = { workerId: await newWorker() }
    const payload = { assignmentCodeId: 1, paymentMethodId: 2 }
    expect(await agencyWorker.addJob({ params, payload })).toMatchObject({
      assignmentCode: "Cleaner",
      paymentMethod: "Umbrella"
    })
    expect(await statusOf(agencyWorker.addJob({ params, payload }))).toBe(409)
    expect(await refusalOf(agencyWorker.addJob({ params, payload: {} }))).toMatchObject({
      violations: [{ field: "assignmentCodeId" }, { field: "paymentMethodId" }]
    })
    for (const note of ["  ", "\u200b\u202e"])
      expect(await refusalOf(agencyWorker.addNote({ params, payload: { note } }))).toMatchObject({
        violations: [{ field: "note", message: "Enter a note" }]
      })
    await agencyWorker.addNote({ params, payload: { note: "First" } })
    await agencyWorker.addNote({ params, payload: { note: "Second" } })
    const { content } = await agencyWorker.notes({ params: { ...params, ...page } })
    expect(content).toMatchObject([
      { note: "Second", author: "Robin Shaw" },
      { note: "First", author: "Robin Shaw" }
    ])
  })

  it("tells its worker nothing but where they stand, and nothing once they were declined", async () => {
    const [agency, worker] = [await clientOf("agency"), await clientOf("worker")]
    const { worker: workerId, agency: agencyId } = served.people
    const told = await worker.worker.byId({ params: { workerId } })
    for (const secret of ["fitToWork", "employmentNumber", "standing"])
      expect(told).not.toHaveProperty(secret)
    const agencies = async () => (await worker.worker.agencies({ params: { workerId, ...page } })).content
    expect(await agencies()).toMatchObject([{ id: agencyId, standing: "TAKEN_ON", shares: true }])
    await worker.worker.share({ params: { workerId, agencyId }, payload: { shares: false } })
    expect(await agencies()).toMatchObject([{ shares: false }])
    expect(await statusOf(agency.training.list({ params: { workerId, ...page } }))).toBe(404)
    await worker.worker.share({ params: { workerId, agencyId }, payload: { shares: true } })
    expect(await statusOf(agency.training.list({ params: { workerId, ...page } }))).toBeUndefined()
  })

  it("gives jobs and fit to work to those alone who are taken on, and begins anew with whoever comes back", async () => {
    const { agencyWorker, worker } = await clientOf("agency")
    const params = { workerId: await newWorker({ standing: "APPLIED" }) }
    const addsJob = () =>
      statusOf(agencyWorker.addJob({ params, payload: { assignmentCodeId: 1, paymentMethodId: 1 } }))
    const findsFit = () => statusOf(agencyWorker.fitToWork({ params, payload: { fitToWork: true } }))
    expect([await addsJob(), await findsFit()]).toEqual([409, 409])
    await agencyWorker.takeOn({ params })
    expect([await addsJob(), await findsFit()]).toEqual([undefined, undefined])
    expect(await worker.byId({ params })).toMatchObject({ shares: true, fitToWork: true })
    expect(await agencyWorker.letGo({ params })).toEqual({ message: "Worker let go" })
    expect(await worker.byId({ params })).toMatchObject({ shares: false, fitToWork: false })
    expect([await addsJob(), await findsFit()]).toEqual([409, 409])
    await agencyWorker.takeOn({ params })
    expect(await worker.byId({ params })).toMatchObject({ shares: true, fitToWork: false })
    expect(await agencyWorker.jobs({ params })).toEqual([])
  })

  it("shows an administrator whoever the agency has, and records only of those who show them", async () => {
    const [admin, agency] = [await clientOf("admin"), await clientOf("agency")]
    const query = { agencyId: served.people.agency }
    const params = { workerId: await newWorker({ shares: false }) }
    const records = () => statusOf(admin.training.list({ params: { ...params, ...page }, query }))
    expect(await admin.worker.byId({ params, query })).toMatchObject({ shares: false })
    expect(await records()).toBe(404)
    await agency.agencyWorker.letGo({ params })
    expect(await admin.worker.update({ params, query, payload: person })).toMatchObject({ firstname: "Zoë" })
    const elsewhere = { agencyId: served.people.otherAgency }
    expect(await statusOf(admin.worker.byId({ params, query: elsewhere }))).toBe(404)
  })

  it("lets nobody change details that somebody else has changed meanwhile, nor take another's employment number", async () => {
    const { worker } = await clientOf("agency")
    const [one, other] = [await newWorker(), await newWorker()]
    const payload = { ...person, employmentNumber: "NW-1", version: 1 }
    const saved = await worker.update({ params: { workerId: one }, payload })
    expect(saved).toMatchObject({ ...person, employmentNumber: "NW-1", assignmentCode: { name: "Nurse" } })
    expect(await statusOf(worker.update({ params: { workerId: one }, payload }))).toBe(409)
    expect(await refusalOf(worker.update({ params: { workerId: other }, payload }))).toMatchObject({
      violations: [{ field: "employmentNumber", message: "Another worker has this employment number" }]
    })
    expect(
      await refusalOf(
        worker.update({
          params: { workerId: other },
          payload: { ...person, nationality: "XX", dob: "2999-01-01", employmentNumber: "9".repeat(51) }
        })
      )
    ).toMatchObject({
      violations: [
        { field: "dob" },
        { field: "nationality" },
        { field: "employmentNumber", message: "Employment number must be 50 characters or fewer" }
      ]
    })
    const { employmentNumber: _, ...unsaid } = payload
    const said = { ...unsaid, version: saved.version ?? 0 }
    const left = await worker.update({ params: { workerId: one }, payload: said })
    expect(left.employmentNumber).toBe("NW-1")
    const cleared = { ...said, version: left.version ?? 0, employmentNumber: null }
    expect(await worker.update({ params: { workerId: one }, payload: cleared })).not.toHaveProperty(
      "employmentNumber"
    )
  })
})

describeServedOnce("The next day on which a record ends", (served) => {
  const { clientOf, newWorker } = staffAt(served)
  const today = new Date().toISOString().slice(0, 10)
  const dayFrom = (count: number) =>
    new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10)
  const version = fc.record({
    issued: fc.integer({ min: -20, max: 20 }),
    lasts: fc.integer({ min: 0, max: 40 }),
    status: fc.constantFrom("WAITING_APPROVAL", "APPROVED", "REJECTED")
  })

  it("is that of the version by which the record stands", async () => {
    const { agencyWorker } = await clientOf("agency")
    await fc.assert(
      fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 4 }), async (versions) => {
        const workerId = await newWorker()
        const told = versions.map(({ issued, lasts, status }) => ({
          ...{ issued: dayFrom(issued), expires: dayFrom(issued + lasts), status }
        })) as ReadonlyArray<{ issued: string; expires: string; status: "APPROVED" }>
        await served.query(async (db) => {
          const document = { ownerKind: "worker", ownerId: workerId, kind: "TRAINING", subject: 1 } as const
          const { id: documentId } = await db
            .insertInto("documents")
            .values({ ...document, latest: versions.length, createdAt: new Date() })
            .returning("id")
            .executeTakeFirstOrThrow()
          for (const [at, { status, ...dates }] of told.entries()) {
            const { id } = await db
              .insertInto("documentVersions")
              .values({ documentId, number: at + 1, ...dates, status: "WAITING_APPROVAL", putAt: new Date() })
              .returning("id")
              .executeTakeFirstOrThrow()
            const review = { versionId: id, agencyId: served.people.agency, reviewedAt: new Date() }
            if (versions[at]?.status !== "WAITING_APPROVAL")
              await db
                .insertInto("documentReviews")
                .values({ ...review, status })
                .execute()
          }
        })
        const search = (
          await served.query((db) =>
            db.selectFrom("workers").select("email").where("id", "=", workerId).executeTakeFirstOrThrow()
          )
        ).email
        const { content } = await agencyWorker.list({ params: { page: 0, size: 1 }, query: { search } })
        const latestFirst = told.toReversed()
        const stands = latestFirst.find(({ status, issued }) => status === "APPROVED" && issued <= today)
        expect(content[0]?.nextExpiry).toBe(stands?.expires)
        const standing = standingOn(latestFirst, { expiringDays: 30 }, today)
        if (stands) expect(["valid", "expiring"].includes(standing)).toBe(stands.expires >= today)
      }),
      { numRuns: 25 }
    )
  })
})
