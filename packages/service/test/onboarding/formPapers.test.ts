import { onboardingFormNames } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { pdfTexts } from "../pdf/pdfTexts.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { staffAt } from "../worker/staffAt.ts"
import { insertForm } from "./insertForms.ts"

/** What each form says in three scripts, and what of it is for some readers alone. */
const said = {
  application: { position: "Νοσηλεύτρια", personalState: "Zażółć gęślą jaźń", insuaranceNum: "AB123456C" },
  occupational: { preferredName: "Ελένη", assistanceRes: "Стул с высокой спинкой", assistance: true },
  hmrc: { sex: "female", insuarance: "AB123456C", fullname: "Łucja Σοφία Иванова" },
  bank: { name: "Łucja Σοφία Иванова", bank: "Банк гавани", code: "20-00-00", account: "123-456-78" }
} as const

/** What of it is on paper for each: the answers that only some may read. */
const confidential = {
  application: { text: "AB 12 34 56 C", readers: ["agency"] },
  occupational: { text: "Стул с высокой спинкой", readers: ["clinical"] },
  hmrc: { text: "AB 12 34 56 C", readers: ["payroll"] },
  bank: { text: "Банк гавани", readers: ["payroll"] }
} as const

describeServedOnce("The paper of an onboarding form", (served) => {
  const { clientOf } = staffAt(served)

  it.each(onboardingFormNames)(
    "of the %s says what its reader may read, and which version it is",
    async (kind) => {
      const workerId = served.people.worker
      await served.query(async (db) => {
        await db.deleteFrom("longForms").where("kind", "=", kind).execute()
        await insertForm(db, workerId, kind, { answers: said[kind] })
      })
      const params = { workerId, revision: 1 }
      for (const name of ["worker", "agency", "clinical", "payroll"] as const) {
        const client = await clientOf(name)
        const { hash } = await client[kind].copy({ params, query: {} })
        const paper = pdfTexts(Buffer.from(await client[kind].copyPdf({ params, query: {} })))
        const texts = paper.texts.map(({ text }) => text)
        expect(texts).toContain("Version 1, revision 1")
        expect(texts.join("").replaceAll(/\s/g, "")).toContain(hash)
        const { text, readers } = confidential[kind]
        const reads = name === "worker" || (readers as ReadonlyArray<string>).includes(name)
        expect(texts.includes(text), `${name} reads ${kind}`).toBe(reads)
        expect(texts.includes("Not shown to you"), `${name} is told of ${kind}`).toBe(!reads)
      }
    }
  )
})
