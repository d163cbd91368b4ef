import { createHash, randomBytes } from "node:crypto"

/** A new token that nobody can guess: 256 bits of chance as URL-safe text. */
export const newSecret = (): string => randomBytes(32).toString("base64url")

/** What is kept of a token. It needs no salt and no slowness: the token itself cannot be guessed. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex")
