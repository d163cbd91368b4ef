import type { SealedStore } from "./makeSealedStore.ts"

/** A store that keeps nothing for longer than it may. */
export interface EndingStore extends SealedStore {
  /** For how many milliseconds something stays; undefined where nothing is kept. */
  readonly lasts: (owner: string | undefined, place: string) => Promise<number | undefined>
}

/** Bytes before what is kept that say until when. */
const head = 8

/**
 * Keeps for some milliseconds after it was kept last. Whatever has passed its time is removed as soon as its owner's things
 * are looked at again; `prefixes` begin the places that are kept so, beside others in the same store.
 */
export const endingStore = (
  store: SealedStore,
  { lasting, prefixes }: { readonly lasting: number; readonly prefixes: ReadonlyArray<string> }
): EndingStore => {
  const open = async (owner: string | undefined, place: string) => {
    const kept = await store.read(owner, place)
    if (!kept || kept.length < head) return undefined
    const left = new DataView(kept.buffer, kept.byteOffset).getFloat64(0) - Date.now()
    if (left > 0) return { left, bytes: kept.slice(head) }
    await store.forget(owner, [place])
    return undefined
  }
  const sweep = async (owner: string | undefined) => {
    const places = await store.places(owner).catch(() => [])
    const own = places.filter((place) => prefixes.some((prefix) => place.startsWith(prefix)))
    for (const place of own) await open(owner, place).catch(() => {})
  }
  return {
    ...store,
    keep: (owner, place, bytes) => {
      const dated = new Uint8Array(head + bytes.length)
      new DataView(dated.buffer).setFloat64(0, Date.now() + lasting)
      dated.set(bytes, head)
      return store.keep(owner, place, dated)
    },
    read: async (owner, place) => {
      await sweep(owner)
      return (await open(owner, place))?.bytes
    },
    lasts: async (owner, place) => (await open(owner, place))?.left
  }
}
