import { beforeAll, expect, it } from "vitest"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import { pdfTexts } from "../pdf/pdfTexts.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { answers, type Clients, longFormPeople, type sections } from "./longFormPeople.ts"
import { withSynthetic } from "./servedSynthetic.ts"

describeServedOnce(
  "The endpoints of a long form",
  (served) => {
    const people = longFormPeople(served)
    const { saveAll, forget } = people
    let worker: Clients["ownForm"]
    let agency: Clients["staffForm"]
    let trainee: Clients["staffForm"]
    let params = { workerId: 0 }
    beforeAll(async () => {
      ;({ worker, agency, trainee, params } = await people.arrive())
    })
    const textOf = (pdf: Uint8Array) => pdfTexts(Buffer.from(pdf)).texts.map(({ text }) => text)

    it("tells a form that nobody has begun", async () => {
      expect(await worker.read({ params, query: {} })).toEqual({
        revision: 0,
        savedAt: null,
        answers: {},
        left: {},
        withheld: [],
        files: {},
        submitted: null
      })
      expect(await worker.copies({ params, query: {} })).toEqual([])
      expect(await worker.looks({ params, query: {} })).toMatchObject({ content: [], totalElements: 0 })
      expect(await statusOf(worker.pdf({ params, query: {} }))).toBe(404)
    })

    it("takes sections from two people at once, and refuses the later of the same one", async () => {
      await forget()
      const [one, other] = await Promise.all([
        worker.save({
          params,
          query: {},
          payload: { sections: ["person"], revision: 0, answers: { firstname: "Ada" } }
        }),
        agency.save({
          params,
          query: {},
          payload: { sections: ["work"], revision: 0, answers: { position: "Nurse" } }
        })
      ])
      expect([one.revision, other.revision].toSorted()).toEqual([1, 2])
      const late = agency.save({
        params,
        query: {},
        payload: { sections: ["person"], revision: 0, answers: { firstname: "Bea" } }
      })
      expect(await statusOf(late)).toBe(409)
      const { revision, answers, savedAt } = await worker.read({ params, query: {} })
      expect({ revision, answers }).toEqual({ revision: 2, answers: { firstname: "Ada", position: "Nurse" } })
      expect([one.savedAt, other.savedAt]).toContain(savedAt)
    })

    it("leaves what is absent, and clears what is null", async () => {
      await forget()
      const payload = { sections: ["work"], revision: 0, answers: { position: "Nurse", salary: 12 } } as const
      const { revision } = await worker.save({ params, query: {}, payload })
      await worker.save({ params, query: {}, payload: { ...payload, revision, answers: { salary: null } } })
      expect((await worker.read({ params, query: {} })).answers).toEqual({ position: "Nurse" })
    })

    it("refuses what its questions refuse, and what is no question of it", async () => {
      await forget()
      const save = (answers: object, section: (typeof sections)[number] = "work") =>
        refusalOf(worker.save({ params, query: {}, payload: { sections: [section], revision: 0, answers } }))
      expect(await save({ hours: "PART", weeklyHours: 99 })).toMatchObject({
        status: 400,
        violations: [{ field: "weeklyHours", message: "Hours a week must be between 1 and 37" }]
      })
      expect(await save({ motto: "Onwards" })).toMatchObject({
        status: 400,
        violations: [{ field: "motto", message: "This belongs to another section." }]
      })
      expect(await save({ place: "Leeds" }, "declaration")).toMatchObject({
        status: 400,
        violations: [{ field: "sections", message: "Say who you are first" }]
      })
      const one = { params, query: {} }
      const wrong = [
        // @ts-expect-error: an answer of another kind
        worker.save({ ...one, payload: { sections: ["work"], revision: 0, answers: { position: 7 } } }),
        // @ts-expect-error: no section of this form
        worker.save({ ...one, payload: { sections: ["elsewhere"], revision: 0, answers: {} } }),
        // @ts-expect-error: over which revision it was typed is unsaid
        worker.save({ ...one, payload: { sections: ["work"], answers: {} } }),
        // @ts-expect-error: what was said to be right is unsaid
        worker.submit({ ...one, payload: { revision: 0 } })
      ]
      expect(await Promise.all(wrong.map(statusOf))).toEqual([400, 400, 400, 400])
      expect(await worker.read({ params, query: {} })).toMatchObject({ revision: 0, answers: {} })
    })

    it("is handed in once its odd answers are said to be right, and keeps by whom", async () => {
      await forget()
      const { revision } = await saveAll({ ...answers, salary: 200_000 })
      const submit = (confirmed: Parameters<typeof worker.submit>[0]["payload"]["confirmed"]) =>
        worker.submit({ params, query: {}, payload: { revision, confirmed } })
      const text = "The salary is above 100,000."
      expect(await refusalOf(submit([]))).toMatchObject({
        status: 400,
        violations: [{ field: "salary", message: text }]
      })
      const confirmed = [{ field: "salary", text, answer: JSON.stringify("200000") }]
      const { at } = await submit(confirmed)
      const hash = expect.stringMatching(/^[\da-f]{64}$/)
      const copy = {
        revision,
        version: 1,
        at,
        by: "Robin Shaw",
        hash,
        confirmed: [{ field: "salary", text }]
      }
      expect(await worker.copies({ params, query: {} })).toEqual([copy])
      expect(await submit(confirmed)).toEqual({ revision, at })
    })

    it("keeps each copy as it was handed in, whatever is saved and handed in later", async () => {
      await forget()
      const submit = (revision: number) =>
        worker.submit({ params, query: {}, payload: { revision, confirmed: [] } })
      const first = await saveAll()
      await submit(first.revision)
      const second = await saveAll({ ...answers, position: "Carer" })
      expect(await worker.read({ params, query: {} })).toMatchObject({
        revision: second.revision,
        submitted: { revision: first.revision }
      })
      expect(await statusOf(submit(first.revision))).toBe(409)
      await submit(second.revision)
      const copies = await worker.copies({ params, query: {} })
      expect(copies.map(({ revision }) => revision)).toEqual([second.revision, first.revision])
      const copyAt = (revision: number) => worker.copy({ params: { ...params, revision }, query: {} })
      expect((await copyAt(first.revision)).answers.position).toBe("Nurse")
      expect((await copyAt(second.revision)).answers.position).toBe("Carer")
      expect(await statusOf(copyAt(99))).toBe(404)
      expect(await statusOf(copyAt(99_999_999_999))).toBe(404)
    })

    it("withholds answers from those whom they are not for, and writes down who else looks", async () => {
      await forget()
      const { revision } = await saveAll()
      await worker.submit({ params, query: {}, payload: { revision, confirmed: [] } })
      const seen = await trainee.read({ params, query: {} })
      expect(seen.answers).toHaveProperty("position")
      expect(seen.answers).not.toHaveProperty("disability")
      expect(seen.withheld).toContain("disability")
      const copy = await trainee.copy({ params: { ...params, revision }, query: {} })
      expect(copy.answers).not.toHaveProperty("disability")
      const payload = { sections: ["health"], revision, answers: { disability: null } } as const
      expect(await refusalOf(trainee.save({ params, query: {}, payload }))).toMatchObject({
        status: 400,
        violations: [{ field: "disability", message: "This answer is not yours to change." }]
      })
      expect(await worker.looks({ params, query: {} })).toMatchObject({
        content: [{ fields: [] }, { fields: [] }]
      })

      expect((await agency.read({ params, query: {} })).answers).toHaveProperty("disability")
      await agency.copy({ params: { ...params, revision }, query: {} })
      await worker.read({ params, query: {} })
      const looks = await worker.looks({ params, query: { size: 1 } })
      expect(looks).toMatchObject({ totalElements: 4, first: true, last: false })
      expect(looks.content).toMatchObject([
        { by: "Robin Shaw", organisation: expect.any(String), fields: expect.arrayContaining(["disability"]) }
      ])
    })

    it("is a PDF of what its reader may read", async () => {
      await forget()
      const { revision } = await saveAll()
      await worker.submit({ params, query: {}, payload: { revision, confirmed: [] } })
      await saveAll({ position: "Carer" })
      const own = textOf(await worker.pdf({ params, query: {} }))
      expect(own).toEqual(expect.arrayContaining(["Synthetic form", "Last saved", "Carer", "Łucja"]))
      expect(own[own.indexOf("Disability") + 1]).toBe("No")
      const handed = textOf(await agency.copyPdf({ params: { ...params, revision }, query: {} }))
      expect(handed).toEqual(
        expect.arrayContaining([
          "Submitted",
          "Submitted by",
          "Robin Shaw",
          "Nurse",
          `Worker ${params.workerId}`
        ])
      )
      expect(await worker.looks({ params, query: {} })).toMatchObject({ totalElements: 1 })
      const seen = textOf(await trainee.pdf({ params, query: {} }))
      expect(seen[seen.indexOf("Disability") + 1]).toBe("Not shown to you")
      expect(seen[seen.indexOf("Preferred name") + 1]).toBe("Not provided")
    })

    it("sends its PDF as one that nobody keeps", async () => {
      await forget()
      const { revision } = await saveAll()
      const { access_token } = await inWordsOf(served).signIn("worker")
      const address = `${served.url}/api/v1/worker/${params.workerId}/synthetic/pdf`
      const response = await fetch(address, { headers: { authorization: `Bearer ${access_token}` } })
      expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-")
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="synthetic-${revision}.pdf"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff"
      })
    })

    it("is found by nobody to whom it does not belong", async () => {
      await forget()
      const { revision } = await saveAll()
      await worker.submit({ params, query: {}, payload: { revision, confirmed: [] } })
      const calls = (form: Clients["ownForm"] | Clients["staffForm"], workerId: number) => {
        const one = { params: { workerId }, query: {} }
        const copy = { params: { workerId, revision }, query: {} }
        return [
          form.read(one),
          form.save({ ...one, payload: { sections: ["work"], revision, answers: { position: "Thief" } } }),
          form.upload({ ...one, query: { question: "immunity" }, payload: formWith(pdfOf()) }),
          form.submit({ ...one, payload: { revision, confirmed: [] } }),
          form.pdf(one),
          form.copies(one),
          form.copy(copy),
          form.copyPdf(copy),
          form.looks(one)
        ].map(statusOf)
      }
      const other = (await people.clientOf("other-agency")).staffForm
      const statuses = await Promise.all([
        ...calls(other, served.people.worker),
        ...calls(worker, served.people.otherWorker)
      ])
      expect(statuses).toEqual(Array(18).fill(404))
      expect(await statusOf((await people.clientOf("client")).ownForm.read({ params, query: {} }))).toBe(403)
    })
  },
  {},
  withSynthetic
)
