import { profileWizardLogic } from "@crewfleet/machines"
import { makeDraftFiles } from "../editing/makeDraftFiles.ts"
import { logoManner } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { currentOwner } from "../session/currentOwner.ts"
import { loadClient } from "../session/sessionActor.ts"
import { profileDrafts } from "./profileDrafts.ts"

/** Where the logo waits that somebody has chosen: until it is uploaded it outlasts the page. */
export const logoStore = makeImageStore(shrinkInWorker(logoManner), makeDraftFiles("profile", currentOwner))

const readDraft = async () => {
  const form = (await profileDrafts.read(currentOwner(), undefined))?.form
  return form && { ...form, logo: await logoStore.bringBack(form.logo) }
}

/** Completing a profile as this portal does it: over HTTP, with a logo that was shrunk in a worker. */
export const profileWizard = profileWizardLogic(loadClient, logoStore, readDraft)
