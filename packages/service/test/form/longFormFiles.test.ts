import { beforeAll, expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { answers, type Clients, longFormPeople } from "./longFormPeople.ts"
import { withSynthetic } from "./servedSynthetic.ts"

describeServedOnce(
  "The files of a long form",
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
    const question = "immunity"
    const gone = { field: question, message: "The uploaded file is not there any more. Upload it again." }
    const upload = async (form: Clients["ownForm"] | Clients["staffForm"] = worker) => {
      const { id } = await form.upload({ params, query: { question }, payload: formWith(pdfOf()) })
      return { id, name: "proof.pdf", type: "application/pdf", size: 400 }
    }
    const save = (immunity: Awaited<ReturnType<typeof upload>> | null, revision: number, form = worker) =>
      form.save({ params, query: {}, payload: { sections: ["health"], revision, answers: { immunity } } })
    const statusAt = async (address = "") => (await fetch(served.url + address)).status

    it("takes an upload with the save that names it, and links to it", async () => {
      await forget()
      const immunity = await upload()
      const { revision } = await save(immunity, 0)
      const { answers, files } = await worker.read({ params, query: {} })
      expect(answers).toEqual({ immunity })
      expect(Object.keys(files)).toEqual([immunity.id])
      expect(await statusAt(files[immunity.id])).toBe(200)
      expect(await statusAt(`/files/${immunity.id}`)).toBe(404)
      expect(await statusOf(save(immunity, 0))).toBe(409)
      await save(immunity, revision)
      expect(await statusAt(files[immunity.id])).toBe(200)
    })

    it("refuses what somebody else has uploaded, and what no question takes", async () => {
      await forget()
      expect(await refusalOf(save(await upload(agency), 0))).toMatchObject({ violations: [gone] })
      const payload = formWith(pngOf(40))
      expect(await refusalOf(worker.upload({ params, query: { question }, payload }))).toMatchObject({
        violations: [{ field: "file", message: "Only pdf allowed" }]
      })
      for (const question of ["position", "nothing", "references/r1/name", "immunity/x"])
        expect(await statusOf(worker.upload({ params, query: { question }, payload }))).toBe(400)
    })

    it("drops a file that no answer names any more, unless it was handed in", async () => {
      await forget()
      const handed = await upload()
      const { revision } = await saveAll({ ...answers, immunity: handed })
      await worker.submit({ params, query: {}, payload: { revision, confirmed: [] } })
      const other = await upload()
      const second = await save(other, revision)
      const { files } = await worker.read({ params, query: {} })
      await save(null, second.revision)
      expect((await worker.read({ params, query: {} })).files).toEqual({})
      expect(await statusAt(files[other.id])).toBe(404)
      const copy = await worker.copy({ params: { ...params, revision }, query: {} })
      expect(await statusAt(copy.files[handed.id])).toBe(200)
    })

    it("gives no link to the file of an answer that is withheld, and takes none for it", async () => {
      await forget()
      await save(await upload(), 0)
      expect((await trainee.read({ params, query: {} })).files).toEqual({})
      const other = trainee.upload({ params, query: { question }, payload: formWith(pdfOf()) })
      expect(await refusalOf(other)).toMatchObject({
        violations: [{ field: question, message: "This answer is not yours to change." }]
      })
    })
  },
  {},
  withSynthetic
)
