import { atom, getDefaultStore } from "jotai"

/** The address of the list of hirers as it was last seen: searched, ordered and paged through. */
export const hirersPlaceAtom = atom("/agency/clients")

/** Notes where the list of hirers is. */
export const noteHirersPlace = (address: string): void => getDefaultStore().set(hirersPlaceAtom, address)
