import { createHmac } from "node:crypto"
import { Effect } from "effect"
import type { Database } from "../database/Database.ts"
import { keptSecret } from "../database/keptSecret.ts"

/** What a form says at one time. */
export interface SaidForm {
  readonly kind: string
  readonly version: number
  readonly revision: number
  readonly answers: Readonly<Record<string, unknown>>
}

/**
 * HMAC-SHA256 over what a form says, in hexadecimal digits. Its key is the service's: whoever reads the hash without the answers
 * could try likely ones until it fits otherwise.
 */
export const formHash = ({
  kind,
  version,
  revision,
  answers
}: SaidForm): Effect.Effect<string, never, Database> =>
  Effect.map(keptSecret("formHash"), (key) =>
    createHmac("sha256", key)
      .update(JSON.stringify([kind, version, revision, inOrder(answers)]))
      .digest("hex")
  )

/** Whether two forms say the same, in whichever order. */
export const isSaidAlike = (one: SaidForm["answers"], other: SaidForm["answers"]): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([field, part]) => [field, inOrder(part)]))
}
