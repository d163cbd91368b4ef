import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

const algorithm = "aes-256-gcm"
const nonceLength = 12
const tagLength = 16

/** Text that only whoever has the key can read, and that nobody else can make; it opens for the same purpose only. */
export const sealedText = (key: Buffer, text: string, purpose: string): string => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose))
  const hidden = [cipher.update(text), cipher.final()]
  return Buffer.concat([nonce, ...hidden, cipher.getAuthTag()]).toString("base64url")
}

/** What was sealed; throws where that was with another key or for another purpose. */
export const openedText = (key: Buffer, sealed: string, purpose: string): string => {
  const bytes = Buffer.from(sealed, "base64url")
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagLength))
  const hidden = bytes.subarray(nonceLength, -tagLength)
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString()
}
