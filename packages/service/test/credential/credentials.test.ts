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
      payload: { status: "APPROVED", version: added.version }
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
    const { id, version } = await worker.training.add({ params: { workerId }, payload })
    const params = { workerId, id }
    await agency.training.review({ params, payload: { ...rejection, version } })
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
    for (const trainingExpiry of ["9994-01-05", "9999-12-31"])
      expect(
        await fieldsOf(training.add({ params, payload: { trainingId: 1, ...days, trainingExpiry } }))
      ).toEqual(["trainingExpiry"])
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
    const { id, version } = await newTraining(workerId)
    const params = { workerId, id }
    const corrected = await training.renew({ params, payload: { ...renewed, version } })
    expect(corrected).toMatchObject({ ...renewed, number: 1, version: 2, status: "WAITING_APPROVAL" })
    const decides = () => statusOf(training.review({ params, payload: { status: "APPROVED", version } }))
    expect(await decides()).toBe(409)
    await training.review({ params, payload: { status: "APPROVED", version: 2 } })
    expect(await refusalOf(training.renew({ params, payload: { ...days, version: 2 } }))).toMatchObject({
      violations: [{ field: "fileUrl", message: "Please select a certificate to upload." }]
    })
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

  it("are given again by an agency that gave them, without a certificate, and by no worker", async () => {
    const [agency, worker] = [await clientOf("agency"), await clientOf("worker")]
    const { worker: workerId } = served.people
    const given = { trainingId: 12, type: "PHYSICAL", showCertificate: true, ...days } as const
    const { id, version } = await agency.training.add({ params: { workerId }, payload: given })
    const params = { workerId, id }
    const payload = { ...renewed, version }
    expect(await statusOf(worker.training.renew({ params, payload }))).toBe(409)
    await agency.training.review({ params, payload: { status: "APPROVED", version } })
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
})
