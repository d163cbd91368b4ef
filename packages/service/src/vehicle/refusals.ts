import type { Refusal } from "@crewfleet/sdk/effect"

/** There is no such vehicle, or it is another agency's. */
export const vehicleNotFound: Refusal = { _tag: "NotFound", message: "This vehicle cannot be found." }

/** Somebody else saved the vehicle since it was read. */
export const vehicleConflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this vehicle meanwhile."
}
