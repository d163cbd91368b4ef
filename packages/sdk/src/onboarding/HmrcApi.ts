import { longFormApi } from "../form/longFormApi.ts"
import { hmrcLongForm } from "./hmrcForm.ts"
import { onboardingPlace } from "./onboardingPlace.ts"

/** The HMRC declaration of a worker (specification 002 §7). */
export class HmrcApi extends longFormApi("hmrc", hmrcLongForm, onboardingPlace("hmrc")) {}
