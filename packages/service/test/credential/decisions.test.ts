import type { ShiftStatus } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { complianceDays, days, staffAt } from "../worker/staffAt.ts"

const renewed = { trainingDate: "2026-07-01", trainingExpiry: "2099-06-30" } as const
const rejection = { status: "REJECTED", because: "UNREADABLE", comment: "Too dark" } as const

describeServedOnce("Trainings and compliances that wait for a decision", (served) => {
  const { clientOf, newWorker, upload, newTraining, newCompliance } = staffAt(served)
  const all = (workerId: number) => ({ params: { workerId, page: 0, size: 50 } })

  it("are decided as the reviewer saw them: neither with days nor with a file that came after", async () => {
    const { training, compliance } = await clientOf("agency")
    const workerId = await newWorker()
    const one = await newTraining(workerId)
    const params = { workerId, id: one.id }
    await training.renew({ params, payload: { ...renewed, version: one.version } })
    const approval = { status: "APPROVED", version: one.version } as const
    expect(await refusalOf(training.review({ params, payload: approval }))).toMatchObject({ status: 409 })

    const other = await newCompliance(workerId)
    const its = { workerId, id: other.id }
    await compliance.attach({ params: its, payload: { fileUrl: await upload(workerId) } })
    const seen = { status: "APPROVED", version: other.version } as const
    expect(await statusOf(compliance.review({ params: its, payload: seen }))).toBe(409)
    expect(
      await compliance.review({ params: its, payload: { ...seen, version: other.version + 1 } })
    ).toMatchObject({ status: "APPROVED" })
  })

  it("wait anew once a file is put to one that was approved without it, and what was approved stands meanwhile", async () => {
    const { compliance, agencyWorker } = await clientOf("agency")
    const workerId = await newWorker()
    const { id, version } = await newCompliance(workerId)
    const params = { workerId, id }
    await compliance.review({ params, payload: { status: "APPROVED", version } })
    const fileUrl = await upload(workerId)
    expect(await compliance.attach({ params, payload: { fileUrl, version } })).toMatchObject({
      ...complianceDays,
      status: "WAITING_APPROVAL",
      number: 2
    })
    const waits = async () =>
      (await agencyWorker.waiting({ params: { page: 0, size: 100 } })).content.some((one) => one.id === id)
    expect(await waits()).toBe(true)
    const versions = await compliance.versions({ params })
    expect(versions).toMatchObject([{ number: 2 }, { number: 1, reviews: [{ status: "APPROVED" }] }])
    expect(versions[1]?.url).toBeUndefined()
  })

  it("are neither corrected nor given a file by another agency in the name of the one that added them", async () => {
    const [agency, other] = [await clientOf("agency"), await clientOf("other-agency")]
    const { agency: agencyId, otherAgency } = served.people
    const workerId = await newWorker()
    await served.query((db) =>
      db
        .insertInto("workerAgencies")
        .values({ workerId, agencyId: otherAgency, standing: "TAKEN_ON", sharesSince: new Date() })
        .execute()
    )
    const one = await newTraining(workerId)
    const params = { workerId, id: one.id }
    const correction = { ...renewed, version: one.version }
    expect(await refusalOf(other.training.renew({ params, payload: correction }))).toMatchObject({
      violations: [{ field: "fileUrl", message: "Please select a certificate to upload." }]
    })
    const { id } = await newCompliance(workerId)
    const fileUrl = await upload(workerId, other)
    await other.compliance.attach({ params: { workerId, id }, payload: { fileUrl } })
    const clerks = await served.query((db) =>
      db
        .selectFrom("documentVersions")
        .select(["agencyId", "fileId"])
        .where("documentId", "=", id)
        .orderBy("number")
        .execute()
    )
    expect(clerks).toEqual([
      { agencyId, fileId: null },
      { agencyId: otherAgency, fileId: expect.any(String) }
    ])
    expect(await statusOf(agency.training.renew({ params, payload: correction }))).toBeUndefined()
  })

  it("are decided by one of two reviewers, and the other is told who did", async () => {
    const { training } = await clientOf("agency")
    const workerId = await newWorker()
    const { id, version } = await newTraining(workerId)
    const params = { workerId, id }
    const decisions = await Promise.all(
      [
        refusalOf(training.review({ params, payload: { status: "APPROVED", version } })),
        refusalOf(training.review({ params, payload: { ...rejection, version } }))
      ].map((work) => work.catch(() => undefined))
    )
    const [told] = decisions.filter((one) => one !== undefined)
    expect(decisions.filter((one) => one !== undefined)).toHaveLength(1)
    expect(told).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Robin Shaw has (approved|rejected) this document already\.$/)
    })
  })

  it("tell whoever reviews one that its worker has deleted it, and leave the list", async () => {
    const agency = await clientOf("agency")
    const workerId = await newWorker()
    const { id, version } = await newTraining(workerId)
    const params = { workerId, id }
    await agency.training.remove({ params })
    expect((await agency.training.list(all(workerId))).content).toEqual([])
    expect(
      await refusalOf(agency.training.review({ params, payload: { status: "APPROVED", version } }))
    ).toMatchObject({ status: 409, message: "This record was deleted meanwhile." })
    const kept = await served.query((db) =>
      db
        .selectFrom("documentVersions")
        .innerJoin("documents", "documents.id", "documentId")
        .select(["fileId", "keepUntil", "withdrawnAt"])
        .where("documentId", "=", id)
        .executeTakeFirstOrThrow()
    )
    expect(kept).toMatchObject({ fileId: expect.any(String), withdrawnAt: expect.any(Date) })
    expect(kept.keepUntil?.getFullYear()).toBeGreaterThan(new Date().getFullYear() + 4)
  })

  it("tell their earlier versions: an agency what it decided itself, their worker what everybody did", async () => {
    const [agency, worker] = [await clientOf("agency"), await clientOf("worker")]
    const { worker: workerId, agency: agencyId, otherAgency } = served.people
    const payload = { trainingId: 8, ...days, fileUrl: await upload(workerId, worker) }
    const { id, version } = await worker.training.add({ params: { workerId }, payload })
    const params = { workerId, id }
    await agency.training.review({ params, payload: { ...rejection, version } })
    await served.query(async (db) => {
      const first = await db
        .selectFrom("documentVersions")
        .select("id as versionId")
        .where("documentId", "=", id)
        .executeTakeFirstOrThrow()
      const review = { ...first, agencyId: otherAgency, status: "APPROVED", reviewedAt: new Date() } as const
      await db.insertInto("documentReviews").values(review).execute()
    })
    const fileUrl = await upload(workerId, worker)
    await worker.training.renew({ params, payload: { ...renewed, fileUrl, version } })
    const own = { agencyId, ...rejection, at: expect.any(String) }
    const first = {
      number: 1,
      issued: days.trainingDate,
      expires: days.trainingExpiry,
      url: expect.stringMatching(/^\/files\//)
    }
    const [latest, told, ...others] = await agency.training.versions({ params })
    expect(others).toEqual([])
    expect(latest).toMatchObject({ number: 2, issued: renewed.trainingDate, reviews: [] })
    expect(told).toMatchObject({ ...first, reviews: [own] })
    const [, all] = await worker.training.versions({ params })
    expect(all).toMatchObject({ ...first, reviews: [own, { agencyId: otherAgency, status: "APPROVED" }] })
    expect((await fetch(`${served.url}${told?.url}`)).status).toBe(200)
    await worker.training.remove({ params })
    expect(await statusOf(worker.training.versions({ params }))).toBe(409)
    expect(await statusOf(worker.compliance.versions({ params }))).toBe(404)
  })

  it("need no decision where an external provider of trainings vouches for them", async () => {
    const agency = await clientOf("agency")
    const workerId = await newWorker()
    const { id, version } = await newTraining(workerId)
    await served.query(async (db) => {
      await db
        .updateTable("documentVersions")
        .set({ status: "APPROVED" })
        .where("documentId", "=", id)
        .execute()
      await db
        .updateTable("credentials")
        .set({ hascoId: 77, certificateUrl: "https://trainings.example/77" })
        .where("documentId", "=", id)
        .execute()
    })
    const params = { workerId, id }
    const [told] = (await agency.training.list(all(workerId))).content
    expect(told).toMatchObject({ status: "APPROVED", hascoId: 77 })
    expect(await statusOf(agency.training.review({ params, payload: { ...rejection, version } }))).toBe(409)
    const renewal = { ...renewed, fileUrl: await upload(workerId), version: 1 }
    expect(await statusOf(agency.training.renew({ params, payload: renewal }))).toBe(409)
    expect(await statusOf(agency.training.attach({ params, payload: renewal }))).toBe(409)
    await served.query((db) =>
      db
        .updateTable("documentVersions")
        .set({ status: "WAITING_APPROVAL" })
        .where("documentId", "=", id)
        .execute()
    )
    const queue = await agency.agencyWorker.waiting({ params: { page: 0, size: 50 } })
    expect(queue.content.map((record) => record.id)).not.toContain(id)
    expect(await agency.training.certificateLink({ params })).toEqual({
      data: { certificate_link: { url: "https://trainings.example/77" } }
    })
  })

  it("are told to a client as far as the agency that booked the worker approved them", async () => {
    const [agency, client] = [await clientOf("agency"), await clientOf("client")]
    const workerId = await newWorker()
    const { id, version } = await newTraining(workerId)
    await newTraining(workerId, 2)
    expect(await statusOf(client.training.list(all(workerId)))).toBe(404)
    await book(workerId)
    expect((await client.training.list(all(workerId))).content).toEqual([])
    await agency.training.review({
      params: { workerId, id },
      payload: { status: "APPROVED", comment: "Good", version }
    })
    const [told, ...others] = (await client.training.list(all(workerId))).content
    expect(others).toEqual([])
    expect(told).toMatchObject({ id, status: "APPROVED", document: expect.stringMatching(/^\/files\//) })
    for (const secret of ["comment", "reviews", "agencyId"]) expect(told).not.toHaveProperty(secret)
    const opened = async () => (await fetch(served.url + told?.document)).status
    expect(await opened()).toBe(200)
    const turn = (shiftStatus: "BOOKED" | "CANCELLED") =>
      served.query((db) =>
        db.updateTable("shiftBookings").set({ shiftStatus }).where("workerId", "=", workerId).execute()
      )
    await turn("CANCELLED")
    expect(await opened()).toBe(404)
    await turn("BOOKED")
    expect(await client.worker.byId({ params: { workerId } })).toEqual({
      id: workerId,
      firstname: "Una",
      lastname: expect.stringMatching(/^Reed/),
      assignmentCodeId: 32,
      assignmentCode: { id: 32, name: "Nurse" }
    })
  })

  it("are no longer a client's to see ninety days after the shift", async () => {
    const client = await clientOf("client")
    const workerId = await newWorker()
    await book(workerId, -91)
    expect(await statusOf(client.worker.byId({ params: { workerId } }))).toBe(404)
    await book(workerId, -89)
    expect(await statusOf(client.worker.byId({ params: { workerId } }))).toBeUndefined()
    await book(workerId, 3, "CANCELLED")
  })

  it("are decided by an administrator for an agency that is named and sees them", async () => {
    const admin = await clientOf("admin")
    const { agency: agencyId, otherAgency } = served.people
    const workerId = await newWorker()
    const { id, version } = await newTraining(workerId)
    const params = { workerId, id }
    const payload = { status: "APPROVED", version } as const
    expect(await statusOf(admin.training.review({ params, payload }))).toBe(400)
    expect(await statusOf(admin.training.review({ params, payload, query: { agencyId: otherAgency } }))).toBe(
      404
    )
    expect(await admin.training.review({ params, payload, query: { agencyId } })).toMatchObject({
      status: "APPROVED",
      agencyId
    })
  })

  /** Books a worker of the agency for the client, so many days from now. */
  const book = (workerId: number, inDays = 1, shiftStatus: ShiftStatus = "BOOKED") =>
    served.query(async (db) => {
      const end = new Date(Date.now() + inDays * 86_400_000)
      const { agency: agencyId, client: clientId } = served.people
      const { id: jobId } = await db
        .insertInto("transportJobs")
        .values({ agencyId, clientId, ref: `T-${workerId}-${inDays}`, requiredAt: end, createdAt: end })
        .returning("id")
        .executeTakeFirstOrThrow()
      const shift = { shiftDate: new Date(end.getTime() - 3_600_000), shiftEndDate: end, shiftStatus }
      await db
        .insertInto("shiftBookings")
        .values({ jobId, workerId, assignmentCodeId: 32, ...shift })
        .execute()
    })
})
