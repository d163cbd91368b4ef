import { profileWizardLogic } from "@crewfleet/machines"
import { logoManner } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { currentOwner } from "../session/currentOwner.ts"
import { loadClient } from "../session/sessionActor.ts"
import { profileDrafts } from "./profileDrafts.ts"

/** Where the logo waits that somebody has chosen. */
export const logoStore = makeImageStore(shrinkInWorker(logoManner))

const readDraft = async () => (await profileDrafts.read(currentOwner(), undefined))?.form

/** Completing a profile as this portal does it: over HTTP, with a logo that was shrunk in a worker. */
export const profileWizard = profileWizardLogic(loadClient, logoStore, readDraft)
