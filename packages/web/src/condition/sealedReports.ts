import { createStore, del, delMany, get, keys, set, type UseStore } from "idb-keyval"
import { sealBytes, unsealBytes } from "../sealed/sealBytes.ts"

let opened: UseStore | undefined

/** A database of its own, which a sign-out leaves alone. */
const store = (): UseStore => {
  opened ??= createStore("crewfleet.reports", "reports")
  return opened
}

/** Keeps bytes on this device, encrypted; rejects where nothing can be encrypted or kept. */
export const keepBytes = async (place: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  const sealed = await sealBytes(bytes)
  if (!sealed) throw new Error("This browser keeps nothing for the portal")
  await set(place, sealed, store())
}

/** The bytes kept earlier; nothing when there are none, or when they cannot be opened any more. */
export const readBytes = async (place: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const sealed = await get<Uint8Array<ArrayBuffer>>(place, store())
  return sealed && unsealBytes(sealed).catch(() => undefined)
}

/** The places that begin with these words and hold something. */
export const placesUnder = async (beginning: string): Promise<ReadonlyArray<string>> =>
  (await keys<string>(store())).filter((place) => place.startsWith(beginning))

/** Removes what was kept in these places. */
export const forgetBytes = (places: ReadonlyArray<string>): Promise<void> =>
  places.length === 1 && places[0] ? del(places[0], store()) : delMany([...places], store())
