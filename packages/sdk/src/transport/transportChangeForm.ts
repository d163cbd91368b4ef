import { isBlank } from "../contract/isBlank.ts"
import type { Problem } from "../failure/Problem.ts"
import type { AnswersOf, FormOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"
import type { Circumstances } from "../form/Question.ts"
import { transportForm } from "./transportForm.ts"
import { changedWithReasonStatuses, isAmong } from "./transportStatus.ts"
import { transportReasonMaximum } from "./transportStep.ts"

/** Whether a change of a request that stands so wants a reason: an agency has accepted it, and plans with what it says. */
export const changeWantsReason = (status: string): boolean => isAmong(changedWithReasonStatuses, status)

interface Facts extends Circumstances {
  /** Where the request stands. */
  readonly transportStatus?: string
}

/** Why a ward changes a request that an agency has accepted. */
export const changeReasonForm = form({
  /** Why, 500 characters at most. */
  reason: text({
    label: "Reason for the change",
    hint: "The agency reads it",
    max: transportReasonMaximum,
    height: 3,
    wide: true,
    counted: true,
    required: "Enter the reason for the change"
  })
})

/** What is wrong with the reason of a change; none is wanted until an agency has accepted the request. */
export const changeReasonProblems = (
  typed: AnswersOf<typeof changeReasonForm>,
  { now, transportStatus = "" }: Facts
): ReadonlyArray<Problem> =>
  changeWantsReason(transportStatus) || !isBlank(typed.reason)
    ? changeReasonForm.problems(typed, { now })
    : []

type Asked = typeof transportForm.questions & typeof changeReasonForm.questions

/** A request as it is changed: its answers on their pages, and the reason beside them, which is no answer of the request. */
export const transportChangeForm: FormOf<Asked, Facts, NonNullable<typeof transportForm.askedAtTimes>> = {
  ...transportForm,
  questions: { ...transportForm.questions, ...changeReasonForm.questions },
  empty: { ...transportForm.empty, ...changeReasonForm.empty },
  take: (kept) => {
    const { reason, ...answers } = Object(kept) as Readonly<Record<string, unknown>>
    const { form, left } = transportForm.take(answers)
    return { form: { ...form, ...changeReasonForm.take({ reason }).form }, left }
  },
  read: (wire) => ({ ...transportForm.read(wire), ...changeReasonForm.empty }),
  write: (typed) => ({ ...transportForm.write(typed), ...changeReasonForm.write(typed) }),
  followed: (typed) => ({ ...transportForm.followed(typed), reason: typed.reason }),
  says: () => undefined,
  problems: (typed, facts) => [...transportForm.problems(typed, facts), ...changeReasonProblems(typed, facts)]
}
