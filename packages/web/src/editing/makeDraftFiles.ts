import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { draftStore } from "./draftStore.ts"
import { draftPlace } from "./draftsBefore.ts"

/** The files that belong to drafts of one kind, kept until the service has them. */
export interface DraftFiles {
  /** Where this browser keeps nothing, the file lasts as long as its page. */
  readonly keep: (blobId: string, file: Blob) => Promise<void>
  readonly read: (blobId: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly keepOnly: (blobIds: ReadonlyArray<string>) => Promise<void>
}

/** Keeps files encrypted, beside the drafts that they belong to and for the same person. */
export const makeDraftFiles = (
  kind: string,
  ownerNow: () => string | undefined,
  store: SealedStore = draftStore
): DraftFiles => {
  const placeOf = (blobId: string) => draftPlace(`${kind}.file`, blobId)
  return {
    keep: async (blobId, file) => {
      const owner = ownerNow()
      await store.keep(owner, placeOf(blobId), new Uint8Array(await file.arrayBuffer())).catch(() => {})
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
