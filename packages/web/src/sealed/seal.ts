import { encryptionKey } from "./encryptionKey.ts"

const nonceBytes = 12

/** A JSON value as text that only this browser can read; nothing where nothing can be encrypted. */
export const seal = async (value: unknown): Promise<string | undefined> => {
  const key = await encryptionKey()
  if (!key) return undefined
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, text))
  return btoa(String.fromCharCode(...nonce, ...sealed))
}

/** The value that was sealed; rejects when the text cannot be opened, and answers nothing where there is no key. */
export const unseal = async (text: string): Promise<unknown> => {
  const key = await encryptionKey()
  if (!key) return undefined
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const [nonce, sealed] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)]
  const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, sealed)
  return JSON.parse(new TextDecoder().decode(opened))
}
