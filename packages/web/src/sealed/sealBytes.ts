import { encryptionKey } from "./encryptionKey.ts"

const nonceBytes = 12

/** Bytes that only this browser can read; nothing where nothing can be encrypted. */
export const sealBytes = async (
  bytes: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const key = await encryptionKey()
  if (!key) return undefined
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, bytes))
  const together = new Uint8Array(nonceBytes + sealed.length)
  together.set(nonce)
  together.set(sealed, nonceBytes)
  return together
}

/** The bytes that were sealed; rejects when they cannot be opened, and answers nothing where there is no key. */
export const unsealBytes = async (
  together: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const key = await encryptionKey()
  if (!key) return undefined
  const [iv, sealed] = [together.slice(0, nonceBytes), together.slice(nonceBytes)]
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed))
}
