import { type UseStore, update } from "idb-keyval"
import { browserStorage } from "../browserStorage.ts"
import { bytesIn } from "../sealed/seal.ts"
import { type Sealed, sealedKey, sealPlace } from "../sealed/sealedKey.ts"

/** Where earlier versions of the portal kept a draft: its kind, whose it is and its id, in clear. */
const before = /^crewfleet\.draft\.([^.]+)\.(.+)\.([^.]+)$/

/**
 * Brings the drafts of earlier versions from `localStorage` into a store. Each is removed there only once it is here, and
 * one that came in before an interruption is not brought in over what was typed since. One that is broken is only removed.
 */
export const bringInDrafts = async (use: UseStore): Promise<void> => {
  const storage = browserStorage()
  for (const name of Object.keys(storage ?? {})) {
    const [, kind, owner, id] = before.exec(name) ?? []
    const kept = storage?.getItem(name)
    if (!kind || !owner || !id || !kept) continue
    const place = draftPlace(kind, id)
    const [key, sealedPlace] = [await sealedKey(owner, place), await sealPlace(place)]
    if (!sealedPlace) return
    const content = contentIn(kept)
    if (content) await update<Sealed>(key, (since) => since ?? { place: sealedPlace, content }, use)
    if (storage?.getItem(name) === kept) storage.removeItem(name)
  }
}

const contentIn = (kept: string): Sealed["content"] | undefined => {
  try {
    return bytesIn(kept)
  } catch {
    return undefined
  }
}

/** Where a draft lies among those of its owner. */
export const draftPlace = (kind: string, id: string | number): string => `${kind}/${id}`
