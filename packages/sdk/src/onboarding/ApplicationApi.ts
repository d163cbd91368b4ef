import { longFormApi } from "../form/longFormApi.ts"
import { applicationLongForm } from "./applicationForm.ts"
import { onboardingPlace } from "./onboardingPlace.ts"

/** The application form of a worker (specification 002 §7). */
export class ApplicationApi extends longFormApi(
  "application",
  applicationLongForm,
  onboardingPlace("application")
) {}
