import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { atom, getDefaultStore } from "jotai"
import { brandAtom } from "../brand/brandAtom.ts"
import { ownTimeZoneAtom } from "./ownTimeZoneAtom.ts"

const platformAtom = atom((get) => get(brandAtom)?.timeZone ?? defaultTimeZone)
const timeZoneAtom = atom((get) => get(ownTimeZoneAtom) ?? get(platformAtom))

/**
 * In which zone the portal reads and writes times: the agency's, or the platform's. It becomes another one
 * with another session, with which every page begins anew, or in Settings, which show it; so other pages need not watch it.
 */
export const timeZone = (): string => getDefaultStore().get(timeZoneAtom)

/** The zone of agencies that have none of their own. */
export const platformTimeZone = (): string => getDefaultStore().get(platformAtom)
