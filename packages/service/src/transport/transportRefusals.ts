import type { Refusal } from "@crewfleet/sdk/effect"
import { requestWords } from "@crewfleet/sdk/rules"

/** A job that is not there, or not for whoever asks. */
export const jobNotFound: Refusal = { _tag: "NotFound", message: "This transport job cannot be found." }

/** A place in a job that is not there, or not for whoever asks. */
export const placeNotFound: Refusal = { _tag: "NotFound", message: "This booking cannot be found." }

/** Somebody has saved since a person looked. */
export const jobChanged: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this job meanwhile."
}

/** Nothing of a patient comes to a job of which that was erased: nobody would erase it again. */
export const patientErased: Refusal = { _tag: "Conflict", message: requestWords.erased }
