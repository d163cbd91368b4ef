import { atom } from "jotai"

/** The time zone of whoever is signed in, where their agency has one of its own. */
export const ownTimeZoneAtom = atom<string | undefined>(undefined)
