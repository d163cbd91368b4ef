import type { OnboardingLongForm } from "@crewfleet/machines"
import {
  applicationLongForm,
  bankLongForm,
  hmrcLongForm,
  type OnboardingFormName,
  occupationalLongForm
} from "@crewfleet/sdk/rules"

/** The declarations of the onboarding forms, by name. */
export const onboardingLongForms: Readonly<Record<OnboardingFormName, OnboardingLongForm>> = {
  application: applicationLongForm,
  occupational: occupationalLongForm,
  hmrc: hmrcLongForm,
  bank: bankLongForm
}
