import type { bankLongForm, SaidAnswers } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { formWith } from "../file/formWith.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { staffAt } from "../worker/staffAt.ts"
import { insertForm } from "./insertForms.ts"

const bank = {
  name: "Una Reed",
  bank: "Harbour Bank",
  code: "20-00-00",
  account: "123-456-78",
  fullname: "Una Reed",
  signed: { name: "Una Reed", method: "TYPED", drawing: "", signedAt: "2026-06-01T09:00:00.000Z" },
  signDate: "2026-06-01"
} as const

describeServedOnce("The onboarding forms of a worker", (served) => {
  const { clientOf, newWorker } = staffAt(served)
  const query = {}

  it("are saved, handed in, rejected with what must change, handed in again and approved", async () => {
    const { people } = served
    const params = { workerId: people.worker }
    const [worker, payroll, manager] = [
      await clientOf("worker"),
      await clientOf("payroll"),
      await clientOf("agency")
    ]
    const stands = async (client = worker) =>
      (await client.onboarding.list({ params })).find(({ form }) => form === "bank")
    expect(await stands()).toMatchObject({ status: "NOT_STARTED", submitted: false })

    const save = (revision: number, answers: SaidAnswers<(typeof bankLongForm)["form"]>) =>
      worker.bank.save({
        params,
        query,
        payload: { sections: ["account", "declaration"], revision, answers }
      })
    const first = await save(0, bank)
    expect(await stands()).toMatchObject({ status: "SAVED" })
    expect(await stands(payroll)).toMatchObject({ status: "NOT_STARTED" })
    await worker.bank.submit({ params, query, payload: { revision: first.revision, confirmed: [] } })
    expect(await stands()).toMatchObject({ status: "WAITING_APPROVAL", revision: first.revision })

    const waits = async () =>
      (await payroll.onboarding.waiting({ params: { page: 0, size: 50 } })).content.filter(
        ({ form, workerId }) => form === "bank" && workerId === people.worker
      )
    expect(await waits()).toMatchObject([{ revision: first.revision, again: false, lastname: "Reed" }])
    expect((await manager.onboarding.waiting({ params: { page: 0, size: 50 } })).content).toEqual([])

    const of = (revision: number) => ({ ...params, form: "bank" as const, revision })
    const rejection = {
      status: "REJECTED",
      sections: [{ section: "account", comment: "The sort code is another bank’s" }]
    } as const
    expect(
      await statusOf(manager.onboarding.review({ params: of(first.revision), payload: rejection }))
    ).toBe(403)
    expect(
      await refusalOf(
        payroll.onboarding.review({ params: of(first.revision), payload: { status: "REJECTED" } })
      )
    ).toMatchObject({ status: 400, violations: [{ field: "comment" }] })
    const rejected = await payroll.onboarding.review({ params: of(first.revision), payload: rejection })
    expect(await stands()).toMatchObject({ status: "REJECTED", decisions: [rejection] })
    expect(await stands(payroll)).toMatchObject({ decisions: [rejection] })
    // What is wrong with somebody's bank details is between them and payroll.
    expect(await stands(manager)).toMatchObject({
      status: "REJECTED",
      decisions: [{ status: "REJECTED", sections: [] }]
    })
    const approval = { status: "APPROVED" } as const
    expect(
      await refusalOf(payroll.onboarding.review({ params: of(first.revision), payload: approval }))
    ).toMatchObject({ status: 409 })

    const second = await save(first.revision, { code: "30-00-00" })
    expect(await stands()).toMatchObject({ status: "REJECTED", revision: first.revision })
    await worker.bank.submit({ params, query, payload: { revision: second.revision, confirmed: [] } })
    expect(await stands()).toMatchObject({ status: "WAITING_APPROVAL" })
    expect(await waits()).toMatchObject([{ revision: second.revision, again: true }])
    const late = { ...approval, instead: rejected.at }
    expect(await statusOf(payroll.onboarding.review({ params: of(first.revision), payload: late }))).toBe(409)
    const approved = await payroll.onboarding.review({ params: of(second.revision), payload: approval })
    expect(await stands()).toMatchObject({ status: "APPROVED" })
    const changed = await payroll.onboarding.review({
      params: of(second.revision),
      payload: { ...rejection, instead: approved.at }
    })
    expect(changed).toMatchObject({ status: "REJECTED" })
    expect(await waits()).toEqual([])
  })

  it("take a picture of a signature, and link to it for those who may read the form", async () => {
    const { people } = served
    await served.query((db) => db.deleteFrom("longForms").execute())
    const params = { workerId: people.worker }
    const worker = await clientOf("worker")
    const payload = formWith(pngOf(40))
    const { id } = await worker.bank.upload({ params, query: { question: "signed/file" }, payload })
    const picture = { id, name: "signature.png", type: "image/png", size: 400 }
    const signed = { ...bank.signed, name: "", method: "UPLOADED", file: picture } as const
    const { revision } = await worker.bank.save({
      params,
      query,
      payload: { sections: ["account", "declaration"], revision: 0, answers: { ...bank, signed } }
    })
    await worker.bank.submit({ params, query, payload: { revision, confirmed: [] } })
    const copy = await (await clientOf("payroll")).bank.copy({ params: { ...params, revision }, query })
    expect(copy.answers.signed).toEqual(signed)
    expect((await fetch(served.url + copy.files[id])).status).toBe(200)
    expect(
      (await (await clientOf("agency")).bank.copy({ params: { ...params, revision }, query })).files
    ).toEqual({})
    const opened = async () => (await fetch(served.url + copy.files[id])).status
    const forged = copy.files[id]?.replace("VIEW_PAYROLL", "VIEW_WORKER") ?? ""
    expect((await fetch(served.url + forged)).status).toBe(404)
    const sharing = (sharesSince: Date | null) =>
      served.query((db) =>
        db
          .updateTable("workerAgencies")
          .set({ sharesSince })
          .where("workerId", "=", params.workerId)
          .where("agencyId", "=", people.agency)
          .execute()
      )
    await sharing(null)
    expect(await opened()).toBe(404)
    await sharing(new Date())
    expect(await opened()).toBe(200)
    const may = await served.query((db) =>
      db
        .deleteFrom("rolePermissions")
        .where("permission", "=", "VIEW_PAYROLL")
        .returning(["roleId", "permission"])
        .execute()
    )
    expect(await opened()).toBe(404)
    await served.query((db) => db.insertInto("rolePermissions").values(may).execute())
    expect(await opened()).toBe(200)
    const asked = { params: { ...params, revision }, query }
    const paper = Buffer.from(await (await clientOf("payroll")).bank.copyPdf(asked)).toString("latin1")
    expect(paper).toContain("/Subtype /Image")
    const others = Buffer.from(await (await clientOf("agency")).bank.copyPdf(asked)).toString("latin1")
    expect(others).not.toContain("/Subtype /Image")
    const another = { ...signed, file: { ...picture, id: crypto.randomUUID() } }
    expect(
      await refusalOf(
        worker.bank.save({
          params,
          query,
          payload: { sections: ["declaration"], revision, answers: { signed: another } }
        })
      )
    ).toMatchObject({ status: 400, violations: [{ field: "signed.file" }] })
  })

  it("open what is confidential to those whose work it is, and write down who looks", async () => {
    const { people } = served
    const params = { workerId: people.worker, revision: 1 }
    await served.query(async (db) => {
      await db.deleteFrom("longForms").execute()
      await insertForm(db, people.worker, "application", {
        answers: { position: "Nurse", insuaranceNum: "QQ123456C", phone: "+441614960000" }
      })
      await insertForm(db, people.worker, "occupational", { answers: { disability: true, title: "Ms" } })
      await insertForm(db, people.worker, "bank", { answers: bank })
    })
    const [worker, manager] = [await clientOf("worker"), await clientOf("agency")]
    const shown = await manager.application.copy({ params, query })
    expect(shown.answers).toMatchObject({ position: "Nurse", insuaranceNum: "QQ123456C" })
    const health = await manager.occupational.copy({ params, query })
    expect(health.answers).not.toHaveProperty("disability")
    expect((await (await clientOf("clinical")).occupational.copy({ params, query })).answers).toHaveProperty(
      "disability"
    )
    expect((await manager.bank.copy({ params, query })).answers).toEqual({})
    expect((await (await clientOf("payroll")).bank.copy({ params, query })).answers).toMatchObject({
      code: "20-00-00"
    })
    const looks = await worker.bank.looks({ params, query })
    expect(looks.content).toMatchObject([
      { organisation: "Northgate Rentals", fields: expect.arrayContaining(["code"]) },
      { organisation: "Northgate Rentals", fields: [] }
    ])
  })

  it("about health are closed to everybody until an agency has made a conditional offer", async () => {
    const workerId = await newWorker({ standing: "APPLIED" })
    await served.query((db) => insertForm(db, workerId, "occupational"))
    const [manager, clinical] = [await clientOf("agency"), await clientOf("clinical")]
    const copies = () => clinical.occupational.copies({ params: { workerId }, query })
    const waits = async () =>
      (await clinical.onboarding.waiting({ params: { page: 0, size: 50 } })).content.some(
        (one) => one.workerId === workerId
      )
    expect(await refusalOf(copies())).toMatchObject({
      status: 403,
      message: expect.stringContaining("conditional offer")
    })
    expect(await waits()).toBe(false)
    const offer = (offered: boolean) =>
      manager.onboarding.offer({ params: { workerId }, payload: { offered } })
    await offer(true)
    expect(await copies()).toHaveLength(1)
    expect(await waits()).toBe(true)
    expect(await manager.worker.byId({ params: { workerId } })).toMatchObject({ offered: true })
    const payload = { status: "APPROVED", recommendation: "FIT" } as const
    const params = { workerId, form: "occupational" as const, revision: 1 }
    expect(await clinical.onboarding.review({ params, payload })).toMatchObject(payload)
    const records = await manager.onboarding.list({ params: { workerId } })
    expect(records.find(({ form }) => form === "occupational")).toMatchObject({
      status: "APPROVED",
      decisions: [{ recommendation: "FIT" }]
    })
    await offer(false)
    expect(await statusOf(copies())).toBe(403)
  })

  it("about health keep back what is recommended where their worker has not agreed that it is told", async () => {
    const workerId = await newWorker()
    await served.query((db) => insertForm(db, workerId, "occupational", { answers: { consent: false } }))
    const [manager, clinical] = [await clientOf("agency"), await clientOf("clinical")]
    const payload = { status: "APPROVED", recommendation: "FIT" } as const
    await clinical.onboarding.review({
      params: { workerId, form: "occupational" as const, revision: 1 },
      payload
    })
    const decisionFor = async (client: typeof manager) =>
      (await client.onboarding.list({ params: { workerId } })).find(({ form }) => form === "occupational")
        ?.decisions[0]
    expect(await decisionFor(clinical)).toMatchObject({ recommendation: "FIT" })
    expect(await decisionFor(manager)).toMatchObject({ status: "APPROVED", withheld: true })
    expect(await decisionFor(manager)).not.toHaveProperty("recommendation")
  })

  it("begin with what is known of the worker, and what is given stays what it is", async () => {
    const params = { workerId: served.people.worker }
    const worker = await clientOf("worker")
    await served.query((db) => db.deleteFrom("longForms").execute())
    const { answers, revision } = await worker.hmrc.read({ params, query })
    expect(answers).toMatchObject({ lastname: "Reed", firstname: "Una" })
    const payload = {
      sections: ["person"] as const,
      revision,
      answers: { lastname: "Somebody", insuarance: "ab 12 34 56 c" }
    }
    await worker.hmrc.save({ params, query, payload })
    expect((await worker.hmrc.read({ params, query })).answers).toMatchObject({
      lastname: "Reed",
      insuarance: "AB123456C"
    })
  })
})
