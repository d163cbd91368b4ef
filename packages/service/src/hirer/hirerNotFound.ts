import type { Refusal } from "@crewfleet/sdk/effect"

/** There is no such hirer, or the agency does not know them. */
export const hirerNotFound: Refusal = { _tag: "NotFound", message: "This hirer cannot be found." }
