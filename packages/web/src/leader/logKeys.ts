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

/** What it was when it was read last, for a device that is held up. */
let deviceKeyRead: CryptoKey | undefined

/** Whether this browser can encrypt, and keeps a key. */
export const canLock = async (): Promise<boolean> => (await deviceKey()) !== undefined

/** A new key of the data of one log; it can be read out only to be wrapped. */
export const makeDataKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt", "decrypt"])

/** The key that wraps, made on this device of something that only somebody knows. */
const wrappingKey = async (known: Bytes): Promise<CryptoKey> => {
  const device = (await deviceKey()) ?? deviceKeyRead
  deviceKeyRead = device
  if (!device) throw new Error("This browser keeps no key")
  const bound = await crypto.subtle.sign("HMAC", device, known)
  return crypto.subtle.importKey("raw", bound, "AES-GCM", false, ["wrapKey", "unwrapKey"])
}

/** The wrapping key of a leader's code: each guess takes a while, and can be made on this device alone. */
export const keyOfCode = async (code: string, salt: Bytes, iterations: number): Promise<CryptoKey> => {
  const typed = await crypto.subtle.importKey("raw", bytesOf(code), "PBKDF2", false, ["deriveBits"])
  const stretched = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-512", salt, iterations },
    typed,
    256
  )
  return wrappingKey(new Uint8Array(stretched))
}

/** The wrapping key of the service's secret, which is too long to be guessed. */
export const keyOfSecret = (secret: string): Promise<CryptoKey> => wrappingKey(bytesOf(secret))

const wrapping = (iv: Bytes, { owner, by }: WrappedFor) => ({
  name: "AES-GCM",
  iv,
  additionalData: bytesOf(`${by} ${owner}`)
})

/** A key of data, wrapped. */
export const wrapKey = async (key: CryptoKey, by: CryptoKey, of: WrappedFor): Promise<Bytes> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const wrapped = new Uint8Array(await crypto.subtle.wrapKey("raw", key, by, wrapping(nonce, of)))
  const together = new Uint8Array(nonceBytes + wrapped.length)
  together.set(nonce)
  together.set(wrapped, nonceBytes)
  return together
}

/** The key of data that was wrapped; undefined where this does not open it. One that is to be wrapped anew can be read out. */
export const unwrapKey = (
  together: Bytes,
  by: CryptoKey,
  of: WrappedFor,
  isWrappedAnew = false
): Promise<CryptoKey | undefined> => {
  const [nonce, wrapped] = [together.slice(0, nonceBytes), together.slice(nonceBytes)]
  return crypto.subtle
    .unwrapKey("raw", wrapped, by, wrapping(nonce, of), "AES-GCM", isWrappedAnew, ["encrypt", "decrypt"])
    .catch(() => undefined)
}
