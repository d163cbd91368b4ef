import { longFormApi } from "../form/longFormApi.ts"
import { bankLongForm } from "./bankForm.ts"
import { onboardingPlace } from "./onboardingPlace.ts"

/** The bank details of a worker (specification 002 §7). */
export class BankApi extends longFormApi("bank", bankLongForm, onboardingPlace("bank")) {}
