import { browserKey } from "./browserKey.ts"

/** This browser's key (AES-GCM, 256 bits), which no script can read out; none where there cannot be one. */
export const encryptionKey = (): Promise<CryptoKey | undefined> =>
  browserKey("crewfleet.key", () =>
    crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
  )
