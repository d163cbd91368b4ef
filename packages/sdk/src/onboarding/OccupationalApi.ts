import { longFormApi } from "../form/longFormApi.ts"
import { occupationalLongForm } from "./occupationalForm.ts"
import { onboardingPlace } from "./onboardingPlace.ts"

/** The occupational health questionnaire of a worker (specification 002 §7). */
export class OccupationalApi extends longFormApi(
  "occupational",
  occupationalLongForm,
  onboardingPlace("occupational")
) {}
