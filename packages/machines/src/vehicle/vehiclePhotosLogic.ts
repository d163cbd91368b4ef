import type { Vehicle } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { ForgettingStore } from "../file/BlobStore.ts"
import { uploadLogic } from "../upload/uploadLogic.ts"
import { type PhotoPlace, photoFile } from "./photoFile.ts"
import { vehiclePhotosMachine } from "./vehiclePhotosMachine.ts"
import type { PhotosNow } from "./vehiclePhotosSetup.ts"

/** The photos of a vehicle with the SDK and the host's blob store behind their ports. */
export const vehiclePhotosLogic = (load: LoadClient, blobs: ForgettingStore) =>
  vehiclePhotosMachine.provide({
    actions: { keepOnly: (_, { pictures }) => blobs.keepOnly(pictures) },
    actors: {
      load: calling(load, (client, { id }: { readonly id: number }, options) =>
        client.vehicle.byId({ params: { id } }, options)
      ),
      upload: uploadLogic<PhotoPlace, PhotosNow>(photoFile, load, blobs, {
        send: async (client, { vehicleId: id }, payload, options) =>
          photosOf(await client.vehicle.addPhoto({ params: { id }, payload }, options))
      }),
      order: calling(
        load,
        async (
          client,
          { vehicleId, ids }: { readonly vehicleId: number; readonly ids: ReadonlyArray<string> },
          options
        ) =>
          photosOf(await client.vehicle.orderPhotos({ params: { id: vehicleId }, payload: { ids } }, options))
      ),
      remove: calling(
        load,
        async (client, { vehicleId, id }: { readonly vehicleId: number; readonly id: string }, options) =>
          photosOf(await client.vehicle.removePhoto({ params: { id: vehicleId, photoId: id } }, options))
      )
    }
  })

const photosOf = ({ photos }: Vehicle): PhotosNow => ({ photos: photos ?? [] })
