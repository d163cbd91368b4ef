import { Schema } from "effect"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import type { OnboardingFormName } from "./onboardingForms.ts"

/** Where the endpoints of an onboarding form stand. */
export const onboardingPlace = <const Name extends OnboardingFormName>(name: Name) => ({
  path: `/worker/:workerId/forms/${name}` as const,
  params: {
    /** The number of the worker. */
    workerId: Schema.Int
  },
  query: agencyInQuery
})
