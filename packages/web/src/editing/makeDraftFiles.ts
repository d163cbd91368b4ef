import { pictureMaximum } from "@crewfleet/sdk/rules"
import type { KeptFiles } from "../image/imageStore.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { beginWrite } from "../sealed/pendingWrites.ts"
import { draftStore } from "./draftStore.ts"
import { draftPlace } from "./draftsBefore.ts"

/** Keeps the files of one kind of draft encrypted, beside the drafts and for the same person, until the service has them. */
export const makeDraftFiles = (
  kind: string,
  ownerNow: () => string | undefined,
  store: SealedStore = draftStore
): KeptFiles => {
  const placeOf = (blobId: string) => draftPlace(`${kind}.file`, blobId)
  return {
    keep: async (blobId, file) => {
      // Sealing takes memory, and no question accepts what is larger.
      if (file.size > pictureMaximum) return
      const owner = ownerNow()
      const end = beginWrite()
      await file
        .arrayBuffer()
        .then((bytes) => store.keep(owner, placeOf(blobId), new Uint8Array(bytes)))
        .catch(() => {})
      end()
    },
    read: (blobId) => store.read(ownerNow(), placeOf(blobId)).catch(() => undefined),
    keepOnly: async (blobIds) => {
      const owner = ownerNow()
      const needed = blobIds.map(placeOf)
      const places = await store.places(owner).catch(() => [])
      const others = places.filter((place) => place.startsWith(placeOf("")) && !needed.includes(place))
      if (others.length > 0) await store.forget(owner, others).catch(() => {})
    }
  }
}
