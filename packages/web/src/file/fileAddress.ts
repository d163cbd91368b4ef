import { getDefaultStore } from "jotai"
import { brandAtom } from "../brand/brandAtom.ts"

/** Where a file of the core service is, of which the service told an address relative to itself. */
export const fileAddress = (address: string): string =>
  new URL(address, getDefaultStore().get(brandAtom)?.services.core || location.origin).href
