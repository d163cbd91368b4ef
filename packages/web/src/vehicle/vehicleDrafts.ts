import type { VehicleAnswers } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { vehicleForm } from "@crewfleet/sdk/rules"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import { makeDraftFiles } from "../editing/makeDraftFiles.ts"
import { withDraftFiles } from "../editing/withDraftFiles.ts"
import { photoManner } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { currentOwner } from "../session/currentOwner.ts"

/** Where photos wait that somebody has chosen for a vehicle before it is entered; they outlast the page. */
export const newPhotoStore = makeImageStore(
  shrinkInWorker(photoManner),
  makeDraftFiles("vehicle", currentOwner)
)

const drafts = makeDrafts<Vehicle, VehicleAnswers>("vehicle", vehicleForm)
const draftsOfNew = withDraftFiles(drafts, vehicleForm, newPhotoStore)

/** The vehicles that somebody has described and not saved yet; a new one with the photos that were chosen for it. */
export const vehicleDrafts: Drafts<Vehicle, VehicleAnswers> = {
  keep: (owner, id, draft) => (id === undefined ? draftsOfNew : drafts).keep(owner, id, draft),
  read: (owner, id) => (id === undefined ? draftsOfNew : drafts).read(owner, id),
  forget: (owner, id) => {
    if (id === undefined) newPhotoStore.keepOnly([])
    return drafts.forget(owner, id)
  }
}
