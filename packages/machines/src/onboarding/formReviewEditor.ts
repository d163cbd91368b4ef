import type { FormReview } from "@crewfleet/sdk"
import { type AnswersOf, type FormReviewForm, recordWords, reviewFormOf } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import type { LoadClient } from "../calling.ts"
import { portFailure } from "../defects.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import type { FormPlace } from "./handedInMachine.ts"
import type { OnboardingLongForm } from "./onboardingEditor.ts"

/** What is decided about, by its revision, and the decision in whose place another is put. */
export interface ReviewedForm {
  readonly id: number
  readonly instead?: string | undefined
}

type Review = AnswersOf<FormReviewForm>

/** Somebody of an agency decides about a form that was handed in. */
export const formReviewEditor = (long: OnboardingLongForm) =>
  editorMachine<ReviewedForm, Review>({
    id: "formReview",
    description: "Somebody of an agency decides about a form that a worker has handed in.",
    form: { ...reviewFormOf(long), read: () => reviewFormOf(long).empty },
    created: recordWords.formDecided,
    updated: recordWords.formDecided,
    made: { form: long.kind }
  })

/** The same with the SDK behind its ports. */
export const formReviewLogic = (
  load: LoadClient,
  long: OnboardingLongForm,
  { workerId, form, agencyId }: FormPlace,
  instead: string | undefined
) => {
  const declared = reviewFormOf(long)
  return formReviewEditor(long).provide({
    actors: {
      load: fromPromise<ReviewedForm, { readonly id: number }>(async ({ input: { id } }) => ({
        id,
        instead
      })),
      save: fromPromise<unknown, SaveRequest<ReviewedForm, Review>>(async ({ input, self, signal }) => {
        const { sections, ...review } = declared.write(input.form)
        const payload = {
          ...review,
          sections: (sections ?? []).map(({ section, comment }) => ({ section, comment })),
          instead
        } as unknown as FormReview
        try {
          const { onboarding } = await load()
          return await onboarding.review(
            { params: { workerId, form, revision: input.id ?? 0 }, query: { agencyId }, payload },
            { signal }
          )
        } catch (error) {
          throw portFailure(error, { self, signal })
        }
      })
    }
  })
}
