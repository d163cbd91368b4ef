import type { FormDecision, FormRecord } from "@crewfleet/sdk"
import {
  formStatusOf,
  mayTellRecommendation,
  type OnboardingFormName,
  onboardingForm,
  onboardingFormNames
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { sharing } from "../access/memberships.ts"
import { subjectOf } from "../access/Subject.ts"
import { bookedWithin } from "../access/shiftsWithin.ts"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { now } from "../time/now.ts"
import { decisionsAbout } from "./decisions.ts"
import { whyClosed } from "./servedForm.ts"

/** Where the onboarding forms of a worker stand for whoever asks. */
export const formRecords = Effect.fnUntraced(function* () {
  const { query } = yield* Database
  const access = yield* permittedPerson
  const workerId = yield* permittedTenant
  const moment = yield* now
  const { kind: asking } = subjectOf(access.caller)
  const agencyIds = yield* query((db) => decidingAgencies(db, access.caller, workerId, moment))
  const forms = yield* query((db) => formsOf(db, workerId))
  return yield* Effect.forEach(onboardingFormNames, (name) =>
    Effect.gen(function* () {
      const form = forms.find(({ kind }) => kind === name)
      const { savedAt = null, submittedAt = null, submittedId = null, revision = null } = form ?? {}
      const mayBeTold = mayTellRecommendation({ consent: form?.consent })
      const decisions =
        submittedId === null ? [] : yield* query((db) => decisionsAbout(db, submittedId, agencyIds))
      const closed = yield* whyClosed(name, workerId, access)
      const isHidden = asking === "client" && !onboardingForm(name).isForClients
      // Who is typing at something is nobody's business but theirs.
      const modified = asking === "worker" ? savedAt : submittedAt
      const record = withoutNulls({
        form: name,
        lastModifiedDate: modified?.toISOString(),
        status: formStatusOf(
          { saved: asking === "worker" && savedAt !== null, submitted: submittedId !== null },
          agencyIds.map((id) => decisions.find(({ agency }) => agency.id === id)?.status)
        ),
        submitted: submittedId !== null,
        revision,
        closedBecause: isHidden ? "What it says is not shown to clients." : closed
      })
      return {
        ...record,
        decisions: decisions.flatMap(shownTo(access.caller, name, mayBeTold))
      } satisfies FormRecord
    })
  )
})

/**
 * A decision as somebody may read it: nothing of it for a client, and without what its worker is to change, and why, for those of an
 * agency whose work it is not to decide about the form. A recommendation is for them, if the worker has agreed that it is told.
 */
const shownTo =
  (caller: Person, name: OnboardingFormName, mayBeTold: boolean) =>
  (decision: FormDecision): ReadonlyArray<FormDecision> => {
    const { kind } = subjectOf(caller)
    const { decidedWith } = onboardingForm(name)
    if (kind === "client") return []
    if (kind === "worker" || decidedWith === undefined || caller.permissions.has(decidedWith))
      return [decision]
    const { comment: _, ...outcome } = { ...decision, sections: [] }
    if (mayBeTold || outcome.recommendation === undefined) return [outcome]
    const { recommendation: __, adjustments: ___, ...rest } = outcome
    return [{ ...rest, withheld: true }]
  }

/** The agencies whose decisions count for whoever asks: their own, those that book for them, or all that see the records. */
const decidingAgencies = async (
  db: Kysely<Tables>,
  caller: Person,
  workerId: number,
  moment: Date
): Promise<ReadonlyArray<number>> => {
  const subject = subjectOf(caller)
  if (subject.kind === "agency") return [subject.id ?? 0]
  const shown = sharing(db).select("agencyId").where("workerId", "=", workerId)
  if (subject.kind !== "client")
    return (await shown.orderBy("agencyId").execute()).map(({ agencyId }) => agencyId)
  const booking = await bookedWithin(db, moment)
    .where("clientId", "=", subject.id ?? 0)
    .where("workerId", "=", workerId)
    .where("agencyId", "in", shown)
    .select("agencyId")
    .distinct()
    .execute()
  return booking.flatMap(({ agencyId }) => agencyId ?? [])
}

const formsOf = (db: Kysely<Tables>, workerId: number) =>
  db
    .selectFrom("longForms")
    .leftJoinLateral(
      (one) =>
        one
          .selectFrom("submittedForms")
          .select(["submittedForms.id as submittedId", "submittedForms.revision", "submittedAt"])
          .select(sql<unknown>`answers -> 'consent'`.as("consent"))
          .whereRef("formId", "=", "longForms.id")
          .orderBy("submittedForms.revision", "desc")
          .limit(1)
          .as("latest"),
      (join) => join.onTrue()
    )
    .select(["kind", "savedAt", "submittedId", "latest.revision", "submittedAt", "consent"])
    .where("subjectKind", "=", "worker")
    .where("subjectId", "=", workerId)
    .where("agencyId", "is", null)
    .execute()
