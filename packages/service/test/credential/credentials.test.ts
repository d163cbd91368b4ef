import { expect, it } from "vitest"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import { describeServed, describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { days, staffAt } from "../worker/staffAt.ts"

const renewed = { trainingDate: "2026-07-01", trainingExpiry: "2099-06-30" } as const
const rejection = { status: "REJECTED", because: "UNREADABLE", comment: "Too dark" } as const

describeServed("A training of a worker", (served) => {
  const { clientOf, upload } = staffAt(served)
  const own = { workerId: 0, page: 0, size: 10 }

  it("goes from upload to approval, for each agency by itself", async () => {
    const [worker, agency] = [await clientOf("worker"), await clientOf("agency")]
    const { worker: workerId, agency: agencyId } = served.people
    const fileUrl = await upload(workerId, worker)
    const added = await worker.training.add({
      params: { workerId },
      payload: { trainingId: 4, ...days, fileUrl }
    })
    expect(added).toMatchObject({ name: "Fire Safety", status: "WAITING_APPROVAL", version: 1, ...days })
    expect(added.document).toMatch(/^\/files\//)
    const named = { workerId, id: added.id }
    const approved = await agency.training.review({
      params: named,
      payload: { status: "APPROVED", number: added.number }
    })
    expect(approved).toMatchObject({ status: "APPROVED", agencyId })
    const [told] = (await worker.training.list({ params: { ...own, workerId } })).content
    expect(told).toMatchObject({ status: "APPROVED", reviews: [{ agencyId, status: "APPROVED" }] })
  })

  it("tells its worker why it was rejected, and waits again once it is renewed", async () => {
    const [worker, agency] = [await clientOf("worker"), await clientOf("agency")]
    const { worker: workerId } = served.people
    const fileUrl = await upload(workerId, worker)
    const payload = { trainingId: 5, ...days, fileUrl }
    const { id, number, version } = await worker.training.add({ params: { workerId }, payload })
    const params = { workerId, id }
    await agency.training.review({ params, payload: { ...rejection, number } })
    const rejected = (await worker.training.list({ params: { ...own, workerId } })).content
    expect(rejected.find((one) => one.id === id)).toMatchObject({
      status: "REJECTED",
      because: "UNREADABLE",
      comment: "Too dark"
    })
    const renewal = { ...renewed, fileUrl: await upload(workerId, worker), version }
    expect(await worker.training.renew({ params, payload: renewal })).toMatchObject({
      status: "WAITING_APPROVAL",
      number: 2,
      version: 2
    })
    expect(
      await statusOf(worker.training.renew({ params, payload: { ...renewal, version } }))
    ).toBeUndefined()
    const late = { ...renewal, fileUrl: await upload(workerId, worker) }
    expect(await statusOf(worker.training.renew({ params, payload: late }))).toBe(409)
  })
})

describeServedOnce("Trainings and compliances", (served) => {
  const { clientOf, newWorker, upload, newTraining, newCompliance } = staffAt(served)
  const all = (workerId: number) => ({ params: { workerId, page: 0, size: 50 } })

  it("are on file once each: what is there is renewed", async () => {
    const { training } = await clientOf("agency")
    const workerId = await newWorker()
    await newTraining(workerId)
    const again = { trainingId: 1, ...days, fileUrl: await upload(workerId) }
    expect(await refusalOf(training.add({ params: { workerId }, payload: again }))).toMatchObject({
      status: 409,
      message: "This is on file already. Renew it instead of adding it again."
    })
    expect((await training.list(all(workerId))).totalElements).toBe(1)
  })

  it("say at their own fields what is wrong with them", async () => {
    const { training, compliance } = await clientOf("agency")
    const workerId = await newWorker()
    const params = { workerId }
    const fieldsOf = async (work: Promise<unknown>) => {
      const refusal = await refusalOf(work)
      return refusal?._tag === "Refused" ? refusal.violations.map(({ field }) => field) : undefined
    }
    expect(await fieldsOf(training.add({ params, payload: { ...days } }))).toEqual(["trainingId"])
    expect(await fieldsOf(training.add({ params, payload: { trainingId: 999, ...days } }))).toEqual([
      "trainingId"
    ])
    expect(await fieldsOf(training.add({ params, payload: { trainingId: 1 } }))).toEqual([
      "trainingDate",
      "trainingExpiry"
    ])
    expect(await fieldsOf(compliance.add({ params, payload: { complianceId: 1 } }))).toEqual([
      "complianceDate",
      "complianceExpiry"
    ])
    const backwards = { trainingId: 1, trainingDate: days.trainingExpiry, trainingExpiry: days.trainingDate }
    expect(await fieldsOf(training.add({ params, payload: backwards }))).toEqual(["trainingExpiry"])
    const foreign = { trainingId: 1, ...days, fileUrl: "/files/00000000-0000-4000-8000-000000000000" }
    expect(await fieldsOf(training.add({ params, payload: foreign }))).toEqual(["fileUrl"])
    expect((await training.list(all(workerId))).totalElements).toBe(0)
  })

  it("take a PDF under 1 MB and nothing else", async () => {
    const { training } = await clientOf("agency")
    const params = { workerId: await newWorker() }
    const send = (bytes: Uint8Array<ArrayBuffer>, type = "application/pdf") =>
      refusalOf(training.uploadCertificate({ params, payload: formWith(bytes, "a.pdf", type) }))
    const large = new Uint8Array(1_048_576)
    large.set(pdfOf())
    expect(await send(large)).toMatchObject({
      violations: [{ message: "Maximum upload file size is 1mb" }]
    })
    const html = new TextEncoder().encode("<script>alert(1)</script>")
    expect(await send(html)).toMatchObject({ violations: [{ message: "Please select a PDF file" }] })
    expect(await send(html, "text/html")).toMatchObject({
      violations: [{ message: "Please select a PDF file" }]
    })
  })

  it("may be put on file before their certificate, which is attached once", async () => {
    const { compliance } = await clientOf("agency")
    const workerId = await newWorker()
    const { id, document, version } = await newCompliance(workerId)
    expect(document).toBeUndefined()
    const payload = { fileUrl: await upload(workerId), version }
    const params = { workerId, id }
    expect((await compliance.attach({ params, payload })).document).toMatch(/^\/files\//)
    expect(await statusOf(compliance.attach({ params, payload }))).toBeUndefined()
    const other = { fileUrl: await upload(workerId), version }
    expect(await statusOf(compliance.attach({ params, payload: other }))).toBe(409)
  })

  it("have their days corrected until somebody has decided about them", async () => {
    const { training } = await clientOf("agency")
    const workerId = await newWorker()
    const { id, version, number } = await newTraining(workerId)
    const params = { workerId, id }
    const corrected = await training.renew({ params, payload: { ...renewed, version } })
    expect(corrected).toMatchObject({ ...renewed, number: 1, version: 2, status: "WAITING_APPROVAL" })
    await training.review({ params, payload: { status: "APPROVED", number } })
    expect(await refusalOf(training.renew({ params, payload: { ...days, version: 2 } }))).toMatchObject({
      violations: [{ field: "fileUrl", message: "Please select a certificate to upload." }]
    })
  })

  it("are decided by one of two reviewers, and the other is told who did", async () => {
    const { training } = await clientOf("agency")
    const workerId = await newWorker()
    const { id, number } = await newTraining(workerId)
    const params = { workerId, id }
    const decisions = await Promise.all(
      [
        refusalOf(training.review({ params, payload: { status: "APPROVED", number } })),
        refusalOf(training.review({ params, payload: { ...rejection, number } }))
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
    const { id, number } = await newTraining(workerId)
    const params = { workerId, id }
    await agency.training.remove({ params })
    expect((await agency.training.list(all(workerId))).content).toEqual([])
    expect(
      await refusalOf(agency.training.review({ params, payload: { status: "APPROVED", number } }))
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
    const { id, number, version } = await worker.training.add({ params: { workerId }, payload })
    const params = { workerId, id }
    await agency.training.review({ params, payload: { ...rejection, number } })
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

  it("are deleted by an agency only where it has put them there", async () => {
    const agency = await clientOf("agency")
    const { worker: workerId } = served.people
    const worker = await clientOf("worker")
    const payload = { trainingId: 9, ...days, fileUrl: await upload(workerId, worker) }
    const { id } = await worker.training.add({ params: { workerId }, payload })
    const [told] = (await agency.training.list(all(workerId))).content
    expect(told?.removable).toBe(false)
    expect(await statusOf(agency.training.remove({ params: { workerId, id } }))).toBe(403)
    expect(await statusOf(worker.training.remove({ params: { workerId, id } }))).toBeUndefined()
  })

  it("stay those of whoever put the first version on file, whoever renews them", async () => {
    const [agency, worker] = [await clientOf("agency"), await clientOf("worker")]
    const { worker: workerId, agency: agencyId } = served.people
    const params = { workerId }
    const renewedBy = async (who: typeof agency, { id, version }: { id: number; version: number }) => {
      const payload = { ...renewed, fileUrl: await upload(workerId, who), version }
      await who.training.renew({ params: { workerId, id }, payload })
      return (await agency.training.list(all(workerId))).content.find((one) => one.id === id)?.removable
    }
    const own = { trainingId: 10, ...days, fileUrl: await upload(workerId, worker) }
    const ofWorker = await worker.training.add({ params, payload: own })
    expect(await renewedBy(agency, ofWorker)).toBe(false)
    expect(await statusOf(agency.training.remove({ params: { workerId, id: ofWorker.id } }))).toBe(403)
    const ofAgency = await newTraining(workerId, 11)
    expect(await renewedBy(worker, ofAgency)).toBe(true)
    expect(await statusOf(agency.training.remove({ params: { workerId, id: ofAgency.id } }))).toBeUndefined()
    const clerks = await served.query((db) =>
      db
        .selectFrom("documentVersions")
        .select("agencyId")
        .where("documentId", "in", [ofWorker.id, ofAgency.id])
        .orderBy("documentId")
        .orderBy("number")
        .execute()
    )
    expect(clerks.map((version) => version.agencyId)).toEqual([null, agencyId, agencyId, null])
  })

  it("are seen by an agency only while the worker lets it", async () => {
    const agency = await clientOf("agency")
    const workerId = await newWorker({ shares: false })
    expect(await statusOf(agency.training.list(all(workerId)))).toBe(404)
    expect(await statusOf(agency.compliance.list(all(workerId)))).toBe(404)
    expect(await statusOf(agency.worker.byId({ params: { workerId } }))).toBeUndefined()
  })

  it("need no decision where an external provider of trainings vouches for them", async () => {
    const agency = await clientOf("agency")
    const workerId = await newWorker()
    const { id, number } = await newTraining(workerId)
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
    expect(await statusOf(agency.training.review({ params, payload: { ...rejection, number } }))).toBe(409)
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

  it("are given again by an agency that gave them, without a certificate, and by no worker", async () => {
    const [agency, worker] = [await clientOf("agency"), await clientOf("worker")]
    const { worker: workerId } = served.people
    const given = { trainingId: 12, type: "PHYSICAL", showCertificate: true, ...days } as const
    const { id, number, version } = await agency.training.add({ params: { workerId }, payload: given })
    const params = { workerId, id }
    const payload = { ...renewed, version }
    expect(await statusOf(worker.training.renew({ params, payload }))).toBe(409)
    await agency.training.review({ params, payload: { status: "APPROVED", number } })
    expect(await statusOf(worker.training.renew({ params, payload: { ...payload, type: "PHYSICAL" } }))).toBe(
      400
    )
    expect(
      await agency.training.renew({
        params,
        payload: { ...payload, type: "PHYSICAL", showCertificate: false }
      })
    ).toMatchObject({
      ...renewed,
      type: "PHYSICAL",
      showCertificate: false,
      givenBy: "Northgate Rentals",
      number: 2,
      version: 2
    })
    const fileUrl = await upload(workerId, worker)
    expect(
      await worker.training.renew({ params, payload: { ...renewed, fileUrl, version: 2 } })
    ).toMatchObject({ type: "EXTERNAL", number: 3, document: expect.stringMatching(/^\/files\//) })
  })

  it("are told to a client as far as the agency that booked the worker approved them", async () => {
    const [agency, client] = [await clientOf("agency"), await clientOf("client")]
    const workerId = await newWorker()
    const { id, number } = await newTraining(workerId)
    await newTraining(workerId, 2)
    expect(await statusOf(client.training.list(all(workerId)))).toBe(404)
    await book(workerId)
    expect((await client.training.list(all(workerId))).content).toEqual([])
    await agency.training.review({
      params: { workerId, id },
      payload: { status: "APPROVED", comment: "Good", number }
    })
    const [told, ...others] = (await client.training.list(all(workerId))).content
    expect(others).toEqual([])
    expect(told).toMatchObject({ id, status: "APPROVED", document: expect.stringMatching(/^\/files\//) })
    for (const secret of ["comment", "reviews", "agencyId"]) expect(told).not.toHaveProperty(secret)
    expect(await client.worker.byId({ params: { workerId } })).toEqual({
      id: workerId,
      firstname: "Una",
      lastname: expect.stringMatching(/^Reed/),
      assignmentCodeId: 3,
      assignmentCode: { id: 3, name: "Nurse" }
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
    const { id, number } = await newTraining(workerId)
    const params = { workerId, id }
    const payload = { status: "APPROVED", number } as const
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
  const book = (workerId: number, inDays = 1, shiftStatus = "BOOKED") =>
    served.query(async (db) => {
      const end = new Date(Date.now() + inDays * 86_400_000)
      const { agency: agencyId, client: clientId } = served.people
      const { id: jobId } = await db
        .insertInto("transportJobs")
        .values({ agencyId, clientId, ref: "T-9", requiredAt: end, createdAt: end })
        .returning("id")
        .executeTakeFirstOrThrow()
      const shift = { shiftDate: new Date(end.getTime() - 3_600_000), shiftEndDate: end, shiftStatus }
      await db
        .insertInto("shiftBookings")
        .values({ jobId, workerId, assignmentCodeId: 3, ...shift })
        .execute()
    })
})
