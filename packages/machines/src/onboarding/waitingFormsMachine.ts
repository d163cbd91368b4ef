import type { WaitingForm } from "@crewfleet/sdk"
import type { OnboardingFormName } from "@crewfleet/sdk/rules"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Whose decision they wait for, and which of them are listed. */
export interface WaitingFormsFilter extends Scope {
  readonly form?: OnboardingFormName | undefined
}

/** The forms that wait for an agency to decide. */
export const waitingFormsMachine = pagedListMachine<WaitingForm, WaitingFormsFilter>({
  id: "waitingForms",
  description: "The forms that wait for an agency to decide, paged through.",
  size: 25,
  harmless: ["form", "again"]
})

const askWaitingForms: AskPage<WaitingForm, WaitingFormsFilter> = (
  client,
  { page, size, filter },
  options
) => {
  const { agencyId, form } = filter
  return client.onboarding.waiting(
    { params: { page, size }, query: { agencyId, forms: form && [form] } },
    options
  )
}

/** The same with the SDK behind its port. */
export const waitingFormsLogic = listLogic(waitingFormsMachine, askWaitingForms)
