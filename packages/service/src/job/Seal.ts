import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { sealingKey } from "./sealingKey.ts"

/** Keeps values from those who can read the database. What is sealed for one purpose does not open for another. */
export class Seal extends Context.Service<
  Seal,
  {
    seal(value: unknown, purpose: string): Effect.Effect<string>
    /** A defect where it was sealed with another key or for another purpose. */
    open(sealed: string, purpose: string): Effect.Effect<unknown>
  }
>()("@crewfleet/service/job/Seal") {
  static readonly layer = Layer.effect(
    Seal,
    Effect.map(sealingKey, (key) =>
      Seal.of({
        seal: (value, purpose) => Effect.map(key, (known) => sealed(known, JSON.stringify(value), purpose)),
        open: (text, purpose) => Effect.map(key, (known) => JSON.parse(opened(known, text, purpose)))
      })
    )
  )
}

const algorithm = "aes-256-gcm"
const nonceLength = 12
const tagLength = 16

const sealed = (key: Buffer, text: string, purpose: string) => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose))
  const hidden = [cipher.update(text), cipher.final()]
  return Buffer.concat([nonce, ...hidden, cipher.getAuthTag()]).toString("base64")
}

const opened = (key: Buffer, text: string, purpose: string) => {
  const bytes = Buffer.from(text, "base64")
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagLength))
  const hidden = bytes.subarray(nonceLength, -tagLength)
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString()
}
