import { applicantForm } from "../applicant/applicantForm.ts"
import type { PromiseClient } from "../client/Client.ts"
import { each } from "../promise/each.ts"
import { cellAnswers, columnsOf } from "./cellAnswers.ts"
import type { Importable } from "./Importable.ts"

type NewApplicant = Parameters<PromiseClient["applicant"]["create"]>[0]["payload"]

const keyOf = (email: string) => email.trim().toLowerCase()

/** Workers, each by the e-mail address: they apply to the agency, which takes them on or declines. */
export const workerImport: Importable = {
  columns: columnsOf(applicantForm),
  prepare: async ({ client, agencyId, terminal }) => {
    const there = new Set<string>()
    const query = { agencyId }
    for (const people of [
      each(client.agencyWorker.list, { query }),
      each(client.agencyWorker.applicants, { query }),
      each(client.agencyWorker.applicants, { query: { ...query, declined: "true" } })
    ])
      for await (const { email } of people) if (email) there.add(keyOf(email))
    const codes = await client.applicant.assignmentCodes({ params: { agencyId, page: 1, size: 1_000 } })
    const assignmentCode = "content" in codes ? codes.content : codes
    return {
      there,
      understand: (cells) => {
        const { answers, problems } = cellAnswers(applicantForm, cells, { assignmentCode })
        const form = answers as typeof applicantForm.empty
        const misread = new Set(problems.map(({ field }) => field))
        const found = applicantForm
          .problems(form, { now: new Date(terminal.now()).toISOString() })
          .filter(({ field }) => !misread.has(field))
        const sent = applicantForm.write(form)
        return {
          key: keyOf(form.email),
          called: form.email,
          problems: [...problems, ...found],
          sent,
          make: async (idempotencyKey) => {
            const payload = { ...sent, agencyId, idempotencyKey } as NewApplicant
            const { ticket } = await client.applicant.create({ payload })
            await client.applicant.link({ payload: { agencyId, ticket, shares: true, idempotencyKey } })
          }
        }
      }
    }
  }
}
