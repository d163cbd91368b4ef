import type { Session } from "@crewfleet/sdk"
import { del, get, set } from "idb-keyval"
import { encryptionKey } from "../sealed/encryptionKey.ts"
import { seal, unseal } from "../sealed/seal.ts"

/**
 * What the tab that renewed last leaves for the others. `localStorage` tells other tabs of a change a moment later, and
 * a tab that uses a spent token in that moment ends the session for all; a database tells at once.
 */
const place = "crewfleet.renewed"

interface Renewed {
  /** The access token that the session took the place of. */
  readonly spent: string
  readonly session: Session
}

/** Leaves the session for tabs that still hold the spent access token. */
export const leaveRenewed = async (renewed: Renewed): Promise<void> => {
  const sealed = await seal(renewed)
  if (sealed) await set(place, sealed)
}

/** The session in the place of an access token, when another tab has spent that token. */
export const renewedInPlaceOf = async (token: string | undefined): Promise<Session | undefined> => {
  if (!(await encryptionKey())) return undefined // where there is no key, the database may never open
  const left = await get<string>(place)
  const renewed = left ? ((await unseal(left)) as Renewed | undefined) : undefined
  return renewed && renewed.spent === token ? renewed.session : undefined
}

/** Removes what was left. */
export const forgetRenewed = (): Promise<void> => del(place)
