import { get, update } from "idb-keyval"

const place = "crewfleet.key"

/** Without a secure context (HTTPS, or this machine) nothing can be encrypted. */
const canEncrypt = Boolean(globalThis.crypto?.subtle)

/** This browser's key (AES-GCM, 256 bits), which no script can read out; none where there cannot be one. */
export const encryptionKey = (): Promise<CryptoKey | undefined> =>
  canEncrypt
    ? Promise.race([keyOfBrowser().catch(() => undefined), afterPatience()])
    : Promise.resolve(undefined)

/** A database that never opens keeps nobody waiting. */
const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, 3_000, undefined))

/** One key for each browser, made on first use. */
const keyOfBrowser = async (): Promise<CryptoKey | undefined> => {
  const known = await get<CryptoKey>(place)
  if (known) return known
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt"
  ])
  await update<CryptoKey>(place, (earlier) => earlier ?? fresh)
  return get<CryptoKey>(place)
}
