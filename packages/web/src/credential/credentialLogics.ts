import {
  type CredentialUpload,
  credentialChoicesLogic,
  credentialRemovalLogic,
  credentialsLogic,
  credentialUploadLogic,
  earlierVersionsLogic
} from "@crewfleet/machines"
import { certificateMaximum } from "@crewfleet/sdk/rules"
import { makeDraftFiles } from "../editing/makeDraftFiles.ts"
import { pageManner, smallerPages } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { currentOwner } from "../session/currentOwner.ts"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of trainings and compliances over HTTP. */
export const credentialLogics = {
  list: credentialsLogic(loadClient),
  choices: credentialChoicesLogic(loadClient),
  earlierVersions: earlierVersionsLogic(loadClient),
  removal: credentialRemovalLogic(loadClient),
  /** With a store of its own, whose files outlast the page under the name of their draft. */
  makeUpload: (upload: CredentialUpload, draft: string) => {
    const store = makeImageStore(shrinkInWorker(pageManner), makeDraftFiles(draft, currentOwner), {
      max: certificateMaximum,
      smaller: smallerPages.map(shrinkInWorker)
    })
    return { store, logic: credentialUploadLogic(loadClient, store, upload) }
  }
}

/** What a test puts in their place. */
export type CredentialLogics = typeof credentialLogics
