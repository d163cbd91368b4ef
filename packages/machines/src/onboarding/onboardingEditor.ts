import { type AnyForm, type LongForm, type OnboardingFormName, recordWords } from "@crewfleet/sdk/rules"
import { longFormEditor } from "../form/longFormEditor.ts"

/** Every ten seconds, as the specification has it for the application (002 §4). */
const savesEvery = 10_000

/** The declaration of an onboarding form. */
export type OnboardingLongForm<Form extends AnyForm = AnyForm> = LongForm<Form> & {
  readonly kind: OnboardingFormName
}

/** The editor of an onboarding form: it saves by itself and stays open once the form is handed in. */
export const onboardingEditor = <Form extends AnyForm>(long: OnboardingLongForm<Form>) =>
  longFormEditor(long, {
    id: `${long.kind}Editor`,
    description: `A worker fills in the form “${long.title}”.`,
    warningFor: (problems) =>
      problems.some(({ kind }) => kind === "missing") ? recordWords.infoMissing : undefined,
    saved: recordWords[`${long.kind}Saved`],
    savesEvery
  })
