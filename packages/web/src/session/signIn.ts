import { signInLogic } from "@crewfleet/machines"
import { loadClient, settledSession } from "./sessionActor.ts"

/** Signing in as this portal does it: over HTTP, finding the session that this browser still holds. */
export const signIn = signInLogic(loadClient, settledSession)
