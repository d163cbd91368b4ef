import { createHash } from "node:crypto"

/** What a request asks for. */
export interface Asked {
  /** Whose things it is about, as its policy says. */
  readonly tenant: number | undefined
  /** Its path and query. */
  readonly url: string
  readonly body: unknown
}

/**
 * A digest of what is asked, the same however a body is written: the order of its fields tells nothing, and null is as good
 * as absent.
 */
export const requestHash = ({ tenant, url, body }: Asked): string =>
  hashOf(JSON.stringify([tenant ?? null, url, plain(withoutCircumstances(body))]))

/** A digest of a text or of the bytes of a file. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex")

/**
 * The key itself, where a body brings it, and the price that was in sight, which says when not to book: it changes by the very
 * booking whose answer was lost.
 */
const circumstances: ReadonlySet<string> = new Set(["idempotencyKey", "totalAmount"])

const withoutCircumstances = (body: unknown): unknown =>
  isRecord(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !circumstances.has(name)))
    : body

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  const given = Object.entries(value).filter(([, part]) => part !== null)
  given.sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(given.map(([name, part]) => [name, plain(part)]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
