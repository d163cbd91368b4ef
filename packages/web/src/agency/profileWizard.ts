import { profileWizardLogic } from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"
import { makeLogoStore } from "./logoStore.ts"
import { readDraft } from "./profileDraft.ts"
import { shrinkLogo } from "./shrinkLogo.ts"

/** Where the logo waits that somebody has chosen. */
export const logoStore = makeLogoStore(shrinkLogo)

/** Completing a profile as this portal does it: over HTTP, with a logo that was shrunk in a worker. */
export const profileWizard = profileWizardLogic(loadClient, logoStore, readDraft)
