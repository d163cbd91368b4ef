import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// One of the settings that OWASP's password storage cheat sheet holds equal; it takes 32 MiB while it runs.
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/** Turns a password into text that is safe to store: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export const hashPassword = async (plain: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await keyOf(plain, salt, cost, keyLength)
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$")
}

/** Whether `plain` is the password that `stored` was made from; takes as long for a wrong one as for the right one. */
export const verifyPassword = async (plain: string, stored: string): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = stored.split("$")
  if (scheme !== "scrypt" || !salt || !key) return false
  const expected = Buffer.from(key, "base64url")
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await keyOf(plain, Buffer.from(salt, "base64url"), parameters, expected.length)
  return timingSafeEqual(actual, expected)
}

// One password may be typed in two ways that look the same; NFKC makes them the same bytes.
const keyOf = (plain: string, salt: Buffer, { N, r, p }: typeof cost, length: number): Promise<Buffer> =>
  derive(plain.normalize("NFKC"), salt, length, { N, r, p, maxmem: 256 * N * r })
