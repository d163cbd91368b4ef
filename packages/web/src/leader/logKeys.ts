import { browserKey } from "../sealed/browserKey.ts"

type Bytes = Uint8Array<ArrayBuffer>

/** What a key of data is wrapped for, so that none can be put in the place of another. */
export interface WrappedFor {
  readonly owner: string
  /** What opens it: the leader's own code, or the secret that the service tells after a sign-in. */
  readonly by: "code" | "secret"
}

/** What OWASP asks for of PBKDF2 with HMAC-SHA-512: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2 */
export const stretching = 210_000

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)
const nonceBytes = 12

/** A key of this browser that no script can read out: without it, neither code nor secret opens anything. */
const deviceKey = (): Promise<CryptoKey | undefined> =>
  browserKey("crewfleet.logKey", () =>
    crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  )

/** What has opened or made something on this page: also where the device has lost it since, or answers no more. */
let deviceKeyUsed: CryptoKey | undefined

/** Whether this browser can encrypt, and keeps a key. */
export const canLock = async (): Promise<boolean> => (await deviceKey()) !== undefined

/** A new key of the data of one log; it can be read out only to be wrapped. */
export const makeDataKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt", "decrypt"])

const deviceKeyKept = async (): Promise<CryptoKey> => {
  const device = await deviceKey()
  if (!device) throw new Error("This browser keeps no key")
  return device
}

/** The key that wraps, made on a device of something that only somebody knows. */
const wrappingKey = async (known: Bytes, device: CryptoKey): Promise<CryptoKey> => {
  const bound = await crypto.subtle.sign("HMAC", device, known)
  return crypto.subtle.importKey("raw", bound, "AES-GCM", false, ["wrapKey", "unwrapKey"])
}

/** What is made of a leader's code: each guess takes a while. */
export const stretched = async (code: string, salt: Bytes, iterations: number): Promise<Bytes> => {
  const typed = await crypto.subtle.importKey("raw", bytesOf(code), "PBKDF2", false, ["deriveBits"])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-512", salt, iterations }, typed, 256)
  )
}

/** The service's secret, which is too long to be guessed. */
export const secretBytes = bytesOf

const wrapping = (iv: Bytes, { owner, by }: WrappedFor) => ({
  name: "AES-GCM",
  iv,
  additionalData: bytesOf(`${by} ${owner}`)
})

/** A key of data, wrapped: what is known opens it, on this device alone. */
export const wrapKey = async (key: CryptoKey, known: Bytes, of: WrappedFor): Promise<Bytes> => {
  deviceKeyUsed = await deviceKeyKept()
  const by = await wrappingKey(known, deviceKeyUsed)
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const wrapped = new Uint8Array(await crypto.subtle.wrapKey("raw", key, by, wrapping(nonce, of)))
  const together = new Uint8Array(nonceBytes + wrapped.length)
  together.set(nonce)
  together.set(wrapped, nonceBytes)
  return together
}

/** The key of data that was wrapped; undefined where this does not open it. One that is to be wrapped anew can be read out. */
export const unwrapKey = async (
  together: Bytes,
  known: Bytes,
  of: WrappedFor,
  isWrappedAnew = false
): Promise<CryptoKey | undefined> => {
  const [nonce, wrapped] = [together.slice(0, nonceBytes), together.slice(nonceBytes)]
  const openedOn = async (device: CryptoKey) => {
    const by = await wrappingKey(known, device)
    return crypto.subtle
      .unwrapKey("raw", wrapped, by, wrapping(nonce, of), "AES-GCM", isWrappedAnew, ["encrypt", "decrypt"])
      .catch(() => undefined)
  }
  const opened = deviceKeyUsed && (await openedOn(deviceKeyUsed))
  if (opened) return opened
  // It is wrong where one key of this browser says so; nothing can be said where it has none.
  const device = deviceKeyUsed ? await deviceKey() : await deviceKeyKept()
  const key = device && (await openedOn(device))
  if (key) deviceKeyUsed = device
  return key
}
