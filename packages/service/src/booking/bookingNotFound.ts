import type { Refusal } from "@crewfleet/sdk/effect"

/** There is no such booking, or it is another agency's. */
export const bookingNotFound: Refusal = { _tag: "NotFound", message: "This booking cannot be found." }
