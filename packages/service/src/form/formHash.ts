import { createHash } from "node:crypto"

/** What a form says at one time. */
export interface SaidForm {
  readonly kind: string
  readonly version: number
  readonly revision: number
  readonly answers: Readonly<Record<string, unknown>>
}

/** SHA-256 over what a form says, in hexadecimal digits; answers stand in the order of their names. */
export const formHash = ({ kind, version, revision, answers }: SaidForm): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, version, revision, inOrder(answers)]))
    .digest("hex")

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([field, part]) => [field, inOrder(part)]))
}
