import type { FormSection } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import type { LongForm } from "../form/longForm.ts"
import type { OnboardingFormName } from "./onboardingForms.ts"

/** What a clinical reviewer recommends, in words: all that others see of a health form. */
export const recommendations = {
  FIT: "Fit for the work",
  FIT_WITH_ADJUSTMENTS: "Fit for the work, with adjustments",
  NOT_FIT: "Not fit for the work at present"
} as const
export type Recommendation = keyof typeof recommendations

const max = 1_000

/** The form about health, by its name. */
const onboardingHealth: OnboardingFormName = "occupational"

interface Deciding {
  readonly status: string
  readonly recommendation: string
}

const isApproved = ({ status }: Deciding) => status === "APPROVED"
const isRejected = ({ status }: Deciding) => status === "REJECTED"

/**
 * The form in which somebody decides about a long form that was handed in: approved, or rejected with what must change
 * section by section. A form about health is approved with a recommendation.
 */
export const reviewFormOf = ({ kind, form: { sections } }: LongForm) => {
  const isAboutHealth = kind === onboardingHealth
  const titles = Object.fromEntries(
    (sections as ReadonlyArray<FormSection<string>>).map(({ id, title }) => [id, title])
  )
  const change = form({
    /** Which section, by its name. */
    section: choice<string, { label: string; required: string; placeholder: string; of: typeof titles }>({
      label: "Section",
      of: titles,
      placeholder: "Choose a section",
      required: "Choose the section"
    }),
    /** What its worker is to change there, 1000 characters at most. */
    comment: text({ label: "What must change", required: "Say what must change", max, height: 2 })
  })
  return form(
    {
      /** What becomes of what was handed in. */
      status: choice({
        label: "Your decision",
        of: { APPROVED: "Approve", REJECTED: "Reject" },
        as: "radios",
        required: "Choose whether you approve or reject it"
      }),
      /** What is recommended to those who decide about the work. */
      recommendation: choice({
        label: "Recommendation",
        hint: "All that others see of this form",
        of: recommendations,
        as: "radios",
        required: "Choose what you recommend"
      }),
      /** What should be done so that somebody can do the work, 1000 characters at most. */
      adjustments: text({
        label: "Adjustments",
        hint: "What should be done, without anything about their health",
        required: "Say which adjustments",
        max,
        height: 3,
        wide: true
      }),
      /** What must change, section by section. */
      sections: rows({ label: "What must change", one: "Change", each: change, max: 50 }),
      /** What its worker reads besides, 1000 characters at most. */
      comment: text({ label: "Comment", hint: "The worker reads it", max, height: 3, wide: true })
    },
    {
      asked: {
        recommendation: (review) => isAboutHealth && isApproved(review),
        adjustments: (review) =>
          isAboutHealth && isApproved(review) && review.recommendation === "FIT_WITH_ADJUSTMENTS",
        sections: isRejected
      },
      rules: {
        comment: (review) =>
          isRejected(review) && review.sections.length === 0 && review.comment.trim() === ""
            ? "Say what must change, in a section or for the whole form"
            : undefined
      }
    }
  )
}

/** Whether others may be told what is recommended, by what its worker has answered in the form about health. */
export const mayTellRecommendation = ({ consent }: { readonly consent?: unknown }): boolean =>
  consent !== false

/** The form of a decision, whichever form it is about. */
export type FormReviewForm = ReturnType<typeof reviewFormOf>
