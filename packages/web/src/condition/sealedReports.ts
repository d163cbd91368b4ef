import { keys, promisifyRequest, type UseStore } from "idb-keyval"
import { makeSealedStore } from "../sealed/makeSealedStore.ts"
import { namesBefore } from "../sealed/namesBefore.ts"
import { isSealedKey, type Sealed, sealedKey, sealPlace } from "../sealed/sealedKey.ts"

/** A name of four parts, as earlier versions of the portal wrote it in clear, before the place itself. */
const before = /^([^/]*\/[^/]*\/[^/]*\/[^/]*)\/(.+)$/

/** Puts what lies under such a name under the key that hides it, each report and photo at one stroke. */
const bringIn = async (use: UseStore): Promise<void> => {
  for (const name of await keys<string>(use)) {
    const [, owner, place] = isSealedKey(name) ? [] : (before.exec(name) ?? [])
    if (!owner || !place) continue
    const [key, sealedPlace] = [await sealedKey(owner, place), await sealPlace(place)]
    if (!sealedPlace) return
    await use("readwrite", (store) => {
      const found: IDBRequest<Sealed["content"] | undefined> = store.get(name)
      found.onsuccess = () => {
        if (!found.result) return
        store.put({ place: sealedPlace, content: found.result } satisfies Sealed, key)
        store.delete(name)
      }
      return promisifyRequest(store.transaction)
    })
  }
}

/** Where this browser keeps condition reports and their photos until the service has them. */
export const sealedReports = makeSealedStore("crewfleet.reports", "reports", {
  bringIn,
  namesOf: namesBefore,
  isNewer: true
})
