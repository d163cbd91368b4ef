import type { WaitingForm } from "@crewfleet/sdk"
import { type OnboardingFormName, onboardingForm } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { listOf } from "../list/listOf.ts"

interface Own {
  readonly agencyId: number
  readonly forms: ReadonlyArray<OnboardingFormName>
}

const namesIn = (names: ReadonlyArray<string>) => sql.join(names.map((name) => sql.lit(name)))

/** The forms that wait for an agency to decide, the first to come first. */
export const waitingForms = listOf({
  table: "submittedForms",
  where: (_, { agencyId, forms }: Own) => {
    if (forms.length === 0) return [sql<boolean>`false`]
    const withOffer = forms.filter((name) => onboardingForm(name).needsOffer)
    return [
      sql<boolean>`submitted_forms.id in (
        select distinct on (form.id) copy.id
        from worker_agencies member
        join long_forms form on form.subject_kind = 'worker' and form.subject_id = member.worker_id and form.agency_id is null
        join submitted_forms copy on copy.form_id = form.id
        where member.agency_id = ${agencyId} and member.shares_since is not null
          and member.standing in ('APPLIED', 'TAKEN_ON') and form.kind in (${namesIn(forms)})
          ${
            withOffer.length === 0
              ? sql``
              : sql`and (form.kind not in (${namesIn(withOffer)}) or member.standing = 'TAKEN_ON' or member.offered_at is not null)`
          }
        order by form.id, copy.revision desc)`,
      sql<boolean>`not exists (select 1 from form_reviews review
        where review.submitted_form_id = submitted_forms.id and review.agency_id = ${agencyId})`
    ]
  },
  sorts: { submitted: ["submittedAt"] },
  rows: waitingRows,
  line: ({ submittedAt, form, ...row }): WaitingForm => ({
    ...row,
    form: form as OnboardingFormName,
    submitted: submittedAt.toISOString()
  })
})

function waitingRows(db: Kysely<Tables>, ids: ReadonlyArray<number>, { agencyId }: Own) {
  return db
    .selectFrom("submittedForms")
    .innerJoin("longForms", "longForms.id", "formId")
    .innerJoin("workers", "workers.id", "subjectId")
    .select(["submittedForms.id", "longForms.kind as form", "submittedForms.revision", "submittedAt"])
    .select(["subjectId as workerId", "firstName as firstname", "lastName as lastname"])
    .select(
      sql<boolean>`exists (select 1 from submitted_forms earlier join form_reviews review
        on review.submitted_form_id = earlier.id
        where earlier.form_id = long_forms.id and review.agency_id = ${agencyId})`.as("again")
    )
    .where("submittedForms.id", "in", ids)
    .execute()
}
