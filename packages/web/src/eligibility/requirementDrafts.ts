import type { RequirementsOfCode } from "@crewfleet/machines"
import { type AnswersOf, requirementsForm } from "@crewfleet/sdk/rules"
import { makeDrafts } from "../editing/Drafts.ts"

/** What agencies have typed of what they ask for and not saved yet, by assignment code. */
export const requirementDrafts = makeDrafts<RequirementsOfCode, AnswersOf<typeof requirementsForm>>(
  "requirements",
  requirementsForm
)
