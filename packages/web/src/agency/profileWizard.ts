import { profileWizardLogic } from "@crewfleet/machines"
import { logoManner } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { ownerOf } from "../session/ownerOf.ts"
import { currentSession, loadClient } from "../session/sessionActor.ts"
import { profileDrafts } from "./profileDrafts.ts"

/** Where the logo waits that somebody has chosen. */
export const logoStore = makeImageStore(shrinkInWorker(logoManner))

const readDraft = async () => {
  const session = currentSession()
  return session && (await profileDrafts.read(ownerOf(session), undefined))?.form
}

/** Completing a profile as this portal does it: over HTTP, with a logo that was shrunk in a worker. */
export const profileWizard = profileWizardLogic(loadClient, logoStore, readDraft)
