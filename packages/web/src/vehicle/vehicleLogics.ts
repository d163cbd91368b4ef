import {
  askVehicles,
  exportLogic,
  locationEditorLogic,
  vehicleEditorLogic,
  vehicleLocationsLogic,
  vehiclePhotosLogic,
  vehicleReviewLogic,
  vehiclesLogic
} from "@crewfleet/machines"
import { photoManner } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { loadClient } from "../session/sessionActor.ts"
import { newPhotoStore } from "./vehicleDrafts.ts"

/** Where pictures wait that somebody has chosen for a vehicle. */
export const pictureStore = makeImageStore(shrinkInWorker(photoManner))

/** What the pages of vehicles run on in this portal: over HTTP, with pictures that are shrunk in a worker. */
export const vehicleLogics = {
  list: vehiclesLogic(loadClient),
  export: exportLogic(loadClient, askVehicles),
  editor: vehicleEditorLogic(loadClient, newPhotoStore),
  photos: vehiclePhotosLogic(loadClient, pictureStore),
  locations: vehicleLocationsLogic(loadClient),
  locationEditor: locationEditorLogic(loadClient),
  review: vehicleReviewLogic(loadClient),
  pictureStore,
  newPhotoStore
}
export type VehicleLogics = typeof vehicleLogics
