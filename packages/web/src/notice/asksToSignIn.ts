import { words } from "@crewfleet/sdk/rules"

/** The notices that have served their purpose once somebody signs in. */
export const asksToSignIn = [words.accessNotAllowed, words.portalNotAllowed, words.sessionExpired]
