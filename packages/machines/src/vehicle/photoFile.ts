import { photoAcceptance } from "@crewfleet/sdk/rules"
import { uploadMachine } from "../upload/uploadMachine.ts"
import type { PhotosNow } from "./vehiclePhotosSetup.ts"

/** Which vehicle a photo shows. */
export interface PhotoPlace {
  readonly vehicleId: number
}

/** A photo of a vehicle on its way, for as long as that takes. */
export const photoFile = uploadMachine<PhotoPlace, PhotosNow>({
  id: "photoFile",
  description: "A photo of a vehicle on its way.",
  accepts: photoAcceptance,
  unreadable: "The photo cannot be read. Choose another file",
  isPatient: true
})
