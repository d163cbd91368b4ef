import { get, update } from "idb-keyval"
import { afterPatience } from "./afterPatience.ts"

/** Without a secure context (HTTPS, or this machine) nothing can be encrypted. */
const canEncrypt = Boolean(globalThis.crypto?.subtle)

/** A key of this browser that no script can read out, made on first use; none where there cannot be one. */
export const browserKey = (place: string, make: () => Promise<CryptoKey>): Promise<CryptoKey | undefined> =>
  canEncrypt
    ? Promise.race([keyAt(place, make).catch(() => undefined), afterPatience()])
    : Promise.resolve(undefined)

const keyAt = async (place: string, make: () => Promise<CryptoKey>): Promise<CryptoKey | undefined> => {
  const known = await get<CryptoKey>(place)
  if (known) return known
  const fresh = await make()
  await update<CryptoKey>(place, (earlier) => earlier ?? fresh)
  return get<CryptoKey>(place)
}
