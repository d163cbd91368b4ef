import { gcm } from "@noble/ciphers/aes"
import { ed25519 } from "@noble/curves/ed25519"
import { hkdf } from "@noble/hashes/hkdf"
import { hmac } from "@noble/hashes/hmac"
import { sha256 } from "@noble/hashes/sha2"
import { argon2id } from "hash-wasm"

// What the service takes from `node:crypto`. Web Crypto answers with promises only, where the service asks at once.

type Bytes = Uint8Array | string

const bytesOf = (content: Bytes): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content

interface Digesting {
  update(content: Uint8Array): unknown
  digest(): Uint8Array
}

const digesting = (state: Digesting) => {
  const self = {
    update: (content: Bytes) => {
      state.update(bytesOf(content))
      return self
    },
    digest: (encoding?: BufferEncoding) => {
      const digest = Buffer.from(state.digest())
      return encoding ? digest.toString(encoding) : digest
    }
  }
  return self
}

/** SHA-256, of which alone the service makes use. */
export const createHash = (_: "sha256") => digesting(sha256.create())

export const createHmac = (_: "sha256", key: Bytes) => digesting(hmac.create(sha256, bytesOf(key)))

export const hkdfSync = (_: "sha256", secret: Bytes, salt: Bytes, purpose: Bytes, length: number) =>
  hkdf(sha256, bytesOf(secret), bytesOf(salt), bytesOf(purpose), length).slice().buffer

export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.length !== other.length) throw new RangeError("What is compared must be of one length")
  return one.reduce((unlike, byte, index) => unlike | (byte ^ (other[index] ?? 0)), 0) === 0
}

export const randomUUID = () => crypto.randomUUID()

export const randomBytes = (length: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(length)))

/** A whole number below another one, each as likely as the next. */
export const randomInt = (end: number): number => {
  const most = Math.floor(2 ** 32 / end) * end
  const [drawn = most] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < most ? drawn % end : randomInt(end)
}

/** AES-256-GCM; all of a text is given at once. */
export const createCipheriv = (_: "aes-256-gcm", key: Uint8Array, nonce: Uint8Array) => {
  let purpose: Uint8Array = new Uint8Array()
  let tag: Uint8Array = new Uint8Array()
  const self = {
    setAAD: (given: Uint8Array) => {
      purpose = given
      return self
    },
    update: (text: Bytes) => {
      const sealed = gcm(key, nonce, purpose).encrypt(bytesOf(text))
      tag = sealed.slice(-16)
      return Buffer.from(sealed.slice(0, -16))
    },
    final: () => Buffer.alloc(0),
    getAuthTag: () => Buffer.from(tag)
  }
  return self
}

/** The same backwards: throws where the text was sealed with another key, or for another purpose. */
export const createDecipheriv = (_: "aes-256-gcm", key: Uint8Array, nonce: Uint8Array) => {
  let purpose: Uint8Array = new Uint8Array()
  let tag: Uint8Array = new Uint8Array()
  const self = {
    setAAD: (given: Uint8Array) => {
      purpose = given
      return self
    },
    setAuthTag: (given: Uint8Array) => {
      tag = given
      return self
    },
    update: (hidden: Uint8Array) =>
      Buffer.from(gcm(key, nonce, purpose).decrypt(Uint8Array.from([...hidden, ...tag]))),
    final: () => Buffer.alloc(0)
  }
  return self
}

/** An Ed25519 key from PKCS #8, whose last 32 bytes it is. */
export const createPrivateKey = ({ key }: { readonly key: Uint8Array }): Uint8Array => key.slice(-32)

export const createPublicKey = (secret: Uint8Array) => ({
  export: () => Buffer.from(ed25519.getPublicKey(secret))
})

export const sign = (_: null, content: Uint8Array, secret: Uint8Array) =>
  Buffer.from(ed25519.sign(content, secret))

interface Derived {
  readonly message: string
  readonly nonce: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

/** Argon2id, as a callback hears of it. */
export const argon2 = (
  _: "argon2id",
  { message, nonce, memory, passes, parallelism, tagLength }: Derived,
  hear: (failure: unknown, tag?: Buffer) => void
): void => {
  argon2id({
    password: message,
    salt: nonce,
    memorySize: memory,
    iterations: passes,
    parallelism,
    hashLength: tagLength,
    outputType: "binary"
  }).then((tag) => hear(null, Buffer.from(tag)), hear)
}
