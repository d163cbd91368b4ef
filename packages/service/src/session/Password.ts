import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const derive = promisify(argon2)

// One of the settings that OWASP's password storage cheat sheet holds equal: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Turns a password into text that is safe to store, in the PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export const hashPassword = async (plain: string): Promise<string> => {
  const salt = randomBytes(16)
  const tag = await tagOf(plain, salt, cost, tagLength)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Whether `plain` is the password that `stored` was made from; takes as long for a wrong one as for the right one. */
export const verifyPassword = async (plain: string, stored: string): Promise<boolean> => {
  const { memory, passes, parallelism, salt, tag } = phc.exec(stored)?.groups ?? {}
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, "base64")
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await tagOf(plain, Buffer.from(salt, "base64"), parameters, expected.length)
  return timingSafeEqual(actual, expected)
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "")

// One password may be typed in two ways that look the same; NFKC makes them the same bytes.
const tagOf = (plain: string, nonce: Buffer, parameters: typeof cost, length: number): Promise<Buffer> =>
  derive("argon2id", { message: plain.normalize("NFKC"), nonce, tagLength: length, ...parameters })
