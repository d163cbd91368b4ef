import { createStore, delMany, get, promisifyRequest, set, type UseStore } from "idb-keyval"
import { afterPatience } from "./afterPatience.ts"
import { hidden } from "./hidden.ts"
import { inTurn } from "./inTurn.ts"
import { notKept } from "./notKept.ts"
import { beginWrite } from "./pendingWrites.ts"
import { sealBytes, unsealBytes } from "./sealBytes.ts"
import { keysOf, type Sealed, sealedKey, sealPlace } from "./sealedKey.ts"

type Bytes = Uint8Array<ArrayBuffer>

/** What people keep on this device; neither whose it is nor what it is of can be read in it. */
export interface SealedStore {
  /** Rejects where this browser keeps nothing, or nothing more, and where it is not known whose it would be. */
  readonly keep: (owner: string | undefined, place: string, bytes: Bytes) => Promise<void>
  /** Nothing when nothing was kept, or when it cannot be opened any more. */
  readonly read: (owner: string | undefined, place: string) => Promise<Bytes | undefined>
  readonly forget: (owner: string | undefined, places: ReadonlyArray<string>) => Promise<void>
  /** Whether what was kept is gone by now, as somebody has cleared it; it stays, unless told. */
  readonly isLost?: () => boolean
  /** Every place in which one person keeps something. */
  readonly places: (owner: string | undefined) => Promise<ReadonlyArray<string>>
}

/** How what earlier versions of the portal kept comes in, before anything else is done. */
export interface Earlier {
  /** Brings in what lies elsewhere or under other keys; it may be interrupted, and done twice at once. */
  readonly bringIn: (use: UseStore) => Promise<void>
  /** What an owner was called before. */
  readonly namesOf: (owner: string) => ReadonlyArray<string>
  /** Whether what lies under an earlier name, beside the same under the present one, was written later. */
  readonly isNewer: boolean
}

const nothingEarlier: Earlier = { bringIn: async () => {}, namesOf: () => [], isNewer: false }

/** A database of its own, which a sign-out leaves alone; no earlier version of the portal kept anything for it, unless told. */
export const makeSealedStore = (
  database: string,
  table: string,
  earlier: Earlier = nothingEarlier
): SealedStore => {
  const open = () => {
    const store = createStore(database, table)
    const isOpen = store("readonly", (things) => promisifyRequest(things.count())).then(() => true)
    return { store, isThere: [isOpen, afterPatience()] }
  }
  let opened: ReturnType<typeof open> | undefined
  const use: UseStore = async (mode, work) => {
    opened ??= open()
    if (!(await Promise.race(opened.isThere))) throw notKept()
    return opened.store(mode, work)
  }
  const started = new Map<string, Promise<void>>()
  const once = (name: string, work: () => Promise<void>) => {
    const done = started.get(name) ?? work().catch(() => {})
    started.set(name, done)
    return done
  }
  const ready = async (owner: string) => {
    await once("bringing in", () => earlier.bringIn(use))
    for (const name of earlier.namesOf(owner)) {
      if (name === owner) continue
      await once(`renaming ${name} ${owner}`, () => rename(use, name, owner, earlier.isNewer))
    }
  }
  /** Nothing that was forgotten is written back by what was begun before. */
  const next = inTurn()

  return {
    keep: (owner, place, bytes) => {
      const end = beginWrite()
      return next(async () => {
        if (owner === undefined) throw notKept()
        await ready(owner)
        const key = await sealedKey(owner, place)
        const [sealedPlace, content] = [await sealPlace(place), await sealBytes(bytes)]
        if (!sealedPlace || !content) throw notKept()
        await set(key, { place: sealedPlace, content } satisfies Sealed, use)
        once("persistence", askToPersist)
      }).finally(end)
    },
    read: (owner, place) =>
      next(async () => {
        if (owner === undefined) return undefined
        await ready(owner)
        const sealed = await get<Sealed>(await sealedKey(owner, place), use)
        return sealed && unsealBytes(sealed.content).catch(() => undefined)
      }),
    forget: (owner, places) =>
      next(async () => {
        if (owner === undefined) return
        await ready(owner)
        await delMany(await Promise.all(places.map((place) => sealedKey(owner, place))), use)
      }),
    places: (owner) =>
      next(async () => {
        if (owner === undefined) return []
        await ready(owner)
        const range = await keysOf(owner)
        const found = await use("readonly", (store) => promisifyRequest<Array<Sealed>>(store.getAll(range)))
        const places = found.map(({ place }) => unsealBytes(place).catch(() => undefined))
        return (await Promise.all(places)).flatMap((place) =>
          place ? [new TextDecoder().decode(place)] : []
        )
      })
  }
}

/** Gives what somebody kept under an earlier name to the name that they have now, all of it or nothing. */
const rename = async (use: UseStore, earlier: string, owner: string, isNewer: boolean): Promise<void> => {
  const [from, to, range] = [await hidden(earlier), await hidden(owner), await keysOf(earlier)]
  await use("readwrite", (store) => {
    const found = store.openCursor(range)
    found.onsuccess = () => {
      const at = found.result
      if (!at) return
      const key = to + String(at.key).slice(from.length)
      const { value } = at
      const here = store.count(key)
      here.onsuccess = () => {
        if (isNewer || here.result === 0) store.put(value, key)
      }
      at.delete()
      at.continue()
    }
    return promisifyRequest(store.transaction)
  })
}

/** Where it is kept that the browser was asked. */
const persistence = "crewfleet.persistence"

/** Asks the browser, once and for all, not to remove what is kept here when its disk fills up. */
const askToPersist = async (): Promise<void> => {
  if (!navigator.storage?.persist || (await get<boolean>(persistence))) return
  await set(persistence, true)
  await navigator.storage.persist()
}
