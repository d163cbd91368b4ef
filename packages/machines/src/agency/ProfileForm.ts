import type { AgencyProfile, Failure, Problem } from "@crewfleet/sdk"
import {
  fieldOf,
  fieldsIn,
  type ProfileAnswers,
  type ProfileStep,
  profileDetails,
  profileForm,
  profileSteps
} from "@crewfleet/sdk/rules"
import { problemsIn } from "../editing/problemsIn.ts"

const isAt = (step: ProfileStep, { field }: Problem) => fieldsIn(profileForm, step).includes(fieldOf(field))

/** What is wrong with the answers of one step. */
export const problemsAt = (step: ProfileStep, form: ProfileAnswers): ReadonlyArray<Problem> =>
  profileForm.problems(form, { now: "" }).filter((problem) => isAt(step, problem))

/** The first step that one of the problems belongs to. */
export const firstStepOf = (problems: ReadonlyArray<Problem>): ProfileStep | undefined =>
  profileSteps.find((step) => problems.some((problem) => isAt(step, problem)))

/** The step with which a kept draft goes on: the first that is not complete, and the last where all are. */
export const resumedStep = (form: ProfileAnswers): ProfileStep => {
  const open = profileForm.standing(form, { now: "" }).find(({ standing }) => standing !== "complete")
  return profileSteps.find((step) => step === open?.id) ?? "logo"
}

/** What the service found wrong with fields that the wizard asks for. */
export const askedProblemsIn = (failure: Failure): ReadonlyArray<Problem> =>
  problemsIn(failure, profileForm.fieldAt).filter(({ field }) => fieldOf(field) in profileForm.questions)

/** What is sent of the form once the logo is there; an existing back end may refuse a postal code that is null. */
export const profileIn = (form: ProfileAnswers): AgencyProfile => {
  const { address, ...profile } = profileDetails.write(form)
  const { postalCode, ...place } = address ?? {}
  return { ...profile, address: (postalCode ? address : place) as AgencyProfile["address"] }
}
