import { browserStorage } from "../browserStorage.ts"
import { encryptionKey } from "./encryptionKey.ts"

const nonceBytes = 12

/** Keeps a JSON value in this browser, encrypted; rejects where nothing can be encrypted or kept. */
export const keepSealed = async (place: string, value: unknown): Promise<void> => {
  const storage = browserStorage()
  const key = storage && (await encryptionKey())
  if (!key) throw new Error("This browser keeps nothing for the portal")
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, text))
  storage.setItem(place, btoa(String.fromCharCode(...nonce, ...sealed)))
}

/** The value kept earlier; nothing when there is none, or when it cannot be opened any more. */
export const readSealed = async (place: string): Promise<unknown> => {
  const kept = browserStorage()?.getItem(place)
  const key = kept ? await encryptionKey() : undefined
  if (!kept || !key) return undefined
  try {
    const bytes = Uint8Array.from(atob(kept), (character) => character.charCodeAt(0))
    const [nonce, sealed] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)]
    const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, sealed)
    return JSON.parse(new TextDecoder().decode(opened))
  } catch {
    forgetSealed(place)
    return undefined
  }
}

/** Removes what was kept. */
export const forgetSealed = (place: string): void => browserStorage()?.removeItem(place)
