import { defaultTimeZone } from "@crewfleet/sdk"
import { atom, getDefaultStore } from "jotai"
import { brandAtom } from "../brand/brandAtom.ts"
import { ownTimeZoneAtom } from "./ownTimeZoneAtom.ts"

const timeZoneAtom = atom((get) => get(ownTimeZoneAtom) ?? get(brandAtom)?.timeZone ?? defaultTimeZone)

/**
 * In which zone the portal reads and writes times: the agency's, or the platform's. It is another one only for another
 * session, with which every page begins anew; so pages need not watch it.
 */
export const timeZone = (): string => getDefaultStore().get(timeZoneAtom)
