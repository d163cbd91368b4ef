import { registrationLogic, signInLogic } from "@crewfleet/machines"
import { sessionInMemory } from "@crewfleet/sdk"
import { registrationDraft } from "../applicant/registrationDraft.ts"
import { connect } from "../session/client.ts"
import { loadClient, settledSession } from "../session/sessionActor.ts"
import { openSession } from "./runAhead.ts"

/** Registering as this portal does it: over HTTP, for whoever is signed in here or for nobody. */
export const registrationPage = registrationLogic(loadClient, {
  recall: registrationDraft.recall,
  session: settledSession,
  openSession,
  endSession: async (session) => (await connect(sessionInMemory(session))).session.logout()
})

/** Signing in beside the form; whose session it is decides what becomes of it. */
export const applicantSignIn = signInLogic(loadClient)
