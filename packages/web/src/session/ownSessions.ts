import { ownSessionsLogic } from "@crewfleet/machines"
import { loadClient, signOut } from "./sessionActor.ts"

/** Where one is signed in, over HTTP. */
export const ownSessions = ownSessionsLogic(loadClient, signOut)
