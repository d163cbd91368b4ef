import type { FormReview } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { type OnboardingFormName, onboardingForm, reviewFormOf } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { permittedPerson } from "../access/Access.ts"
import { Database } from "../database/Database.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { keptForm } from "../form/keptForm.ts"
import { now } from "../time/now.ts"
import type { OwnWorker } from "../worker/standings.ts"
import { decisionsAbout } from "./decisions.ts"
import { onboardingLongForms } from "./onboardingLongForms.ts"
import { whyClosed } from "./servedForm.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

const conflict = (message: string): Refusal => ({ _tag: "Conflict", message })

const forbidden = (message: string): Refusal => ({ _tag: "Forbidden", message })

/** Which form as it was handed in. */
export interface HandedIn {
  readonly form: OnboardingFormName
  readonly revision: number
}

/**
 * Approves or rejects a form as it was handed in, for an agency. Of two who decide at once the later is told who was faster;
 * whoever has seen a decision may put another in its place.
 */
export const reviewForm = Effect.fnUntraced(function* (
  worker: OwnWorker,
  { form: name, revision }: HandedIn,
  { instead, sections, ...review }: FormReview
) {
  const { query, transaction } = yield* Database
  const { workerId, agencyId, userId } = worker
  const access = yield* permittedPerson
  const { decidedWith } = onboardingForm(name)
  if (!access.caller.permissions.has(decidedWith))
    return yield* Effect.fail(forbidden("You are not allowed to decide about this form."))
  const closed = yield* whyClosed(name, workerId, access)
  if (closed !== undefined) return yield* Effect.fail(forbidden(closed))
  const long = onboardingLongForms[name]
  const form = reviewFormOf(long)
  const changes = (sections ?? []).map((change, index) => ({ ...change, rowId: `c${index}` }))
  const said = yield* checkedAnswers(form, form.read({ ...review, sections: changes }))
  const reviewedAt = yield* now
  return yield* transaction(
    Effect.gen(function* () {
      const kept = yield* keptForm(long, { kind: "worker", id: workerId, agencyId: null }, true)
      const copies = kept
        ? yield* query((db) =>
            db
              .selectFrom("submittedForms")
              .select(["id", "revision"])
              .where("formId", "=", kept.id)
              .orderBy("revision", "desc")
              .execute()
          )
        : []
      const copy = copies.find((one) => one.revision === revision)
      if (!copy) return yield* Effect.fail(notFound)
      if (copy !== copies[0])
        return yield* Effect.fail(
          conflict("The worker has handed this form in again. Look at what is new first.")
        )
      const [earlier] = yield* query((db) => decisionsAbout(db, copy.id, [agencyId]))
      if (earlier && earlier.at !== instead) {
        const did = earlier.status === "APPROVED" ? "approved" : "rejected"
        return yield* Effect.fail(conflict(`${earlier.by ?? "Somebody else"} has ${did} this form already.`))
      }
      const { status, comment = null, recommendation = null, adjustments = null } = said
      yield* query((db) =>
        db
          .insertInto("formReviews")
          .values({
            submittedFormId: copy.id,
            agencyId,
            status,
            sections: JSON.stringify(
              (said.sections ?? []).map(({ section, comment: text }) => ({ section, comment: text }))
            ),
            comment,
            recommendation,
            adjustments,
            reviewedBy: userId,
            reviewedAt
          })
          .execute()
      )
      const [decision] = yield* query((db) => decisionsAbout(db, copy.id, [agencyId]))
      return decision ?? (yield* Effect.die(new Error("A decision that was made is there")))
    })
  )
})
