import {
  alikeHirersLogic,
  askHirers,
  documentUploadLogic,
  exportLogic,
  hirerBookingsLogic,
  hirerEditorLogic,
  hirerLogic,
  hirersLogic
} from "@crewfleet/machines"
import { photoManner } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of the hirers' screens over HTTP. */
export const hirerLogics = {
  hirers: hirersLogic(loadClient),
  export: exportLogic(loadClient, askHirers),
  hirer: hirerLogic(loadClient),
  bookings: hirerBookingsLogic(loadClient),
  /** Of an agency's hirer. */
  editor: (agencyId: number | undefined) => hirerEditorLogic(loadClient, { agencyId }),
  alike: alikeHirersLogic(loadClient),
  /** With a store of its own, which goes when the form does. */
  makeUpload: () => {
    const store = makeImageStore(shrinkInWorker(photoManner))
    return { store, logic: documentUploadLogic(loadClient, store) }
  }
}

/** What a test puts in their place. */
export type HirerLogics = typeof hirerLogics
