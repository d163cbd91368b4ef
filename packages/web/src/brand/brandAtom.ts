import { atom, getDefaultStore, useAtomValue } from "jotai"
import type { Brand } from "./Brand.ts"

/** The brand that this page wears; set once, before the first screen. */
export const brandAtom = atom<Brand | undefined>(undefined)

/** The brand, on any screen. */
export const useBrand = (): Brand => {
  const brand = useAtomValue(brandAtom)
  if (!brand) throw new Error("No screen is shown before the brand is known")
  return brand
}

/** Waits until the brand has been read: what it names as the services' addresses is asked nothing before. */
export const whenBranded = (): Promise<void> =>
  new Promise((resolve) => {
    const store = getDefaultStore()
    if (store.get(brandAtom)) return resolve()
    const stop = store.sub(brandAtom, () => {
      stop()
      resolve()
    })
  })
