import { atom, useAtomValue } from "jotai"
import type { Brand } from "./Brand.ts"

/** The brand that this page wears; set once, before the first screen. */
export const brandAtom = atom<Brand | undefined>(undefined)

/** The brand, on any screen. */
export const useBrand = (): Brand => {
  const brand = useAtomValue(brandAtom)
  if (!brand) throw new Error("No screen is shown before the brand is known")
  return brand
}
