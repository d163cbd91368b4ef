import { onboardingForms } from "@crewfleet/sdk/rules"

/** What each onboarding form is called, by name. */
export const codesOfForms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(onboardingForms).map(([name, { title }]) => [name, title])
)
