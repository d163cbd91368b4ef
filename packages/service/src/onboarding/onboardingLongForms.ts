import {
  applicationLongForm,
  bankLongForm,
  hmrcLongForm,
  type LongForm,
  type OnboardingFormName,
  occupationalLongForm
} from "@crewfleet/sdk/rules"

/** The declarations of the onboarding forms, by name. */
export const onboardingLongForms: Readonly<Record<OnboardingFormName, LongForm>> = {
  application: applicationLongForm,
  occupational: occupationalLongForm,
  hmrc: hmrcLongForm,
  bank: bankLongForm
}
