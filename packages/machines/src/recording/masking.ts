import { disguise, disguiseNumber, disguiseSecret } from "./disguise.ts"
import type { Mask, MaskOf } from "./maskOf.ts"

/** From how many characters on a text tells something within another. */
const revealingLength = 4

/** What must not be shown, and how each is masked. */
export interface Findings {
  readonly texts: Map<string, Mask>
  readonly numbers: Set<number>
}

/** Findings to begin with. */
export const nothingFound = (): Findings => ({ texts: new Map(), numbers: new Set() })

/** Notes every text and every number that is not declared harmless, at any depth. */
export const findMasked = (value: unknown, maskOf: MaskOf, findings: Findings): void => {
  visit(value, maskOf, "personal", (leaf, mask) => {
    if (mask && typeof leaf === "number" && leaf !== 0) findings.numbers.add(leaf)
    const text = mask && typeof leaf === "string" ? leaf.trim() : ""
    if (mask && text !== "" && findings.texts.get(text) !== "secret") findings.texts.set(text, mask)
    return leaf
  })
}

/**
 * Replaces what was found where it is not harmless, and secrets everywhere. Equal texts are replaced by equal ones and
 * different texts by different ones, numbers likewise; the blanks around a text stay. Whether something is so or not
 * becomes that it is not: there is no other disguise for it.
 */
export const masking = (findings: Findings) => {
  const texts = disguisedTexts(findings)
  const numbers = disguisedNumbers(findings.numbers)
  const secrets = pattern(
    [...findings.texts].flatMap(([text, mask]) =>
      mask === "secret" && text.length >= revealingLength ? [text] : []
    )
  )
  const maskedText = (text: string): string => {
    const core = text.trim()
    return core === "" ? text : text.replace(core, () => texts.get(core) ?? disguise(core, 1))
  }
  const masked = <A>(value: A, maskOf: MaskOf): A =>
    visit(value, maskOf, "personal", (leaf, mask) => {
      if (typeof leaf === "string") {
        if (mask || findings.texts.get(leaf.trim()) === "secret") return maskedText(leaf)
        return secrets ? leaf.replace(secrets, (part) => texts.get(part) ?? part) : leaf
      }
      if (!mask) return leaf
      return typeof leaf === "number" ? (numbers.get(leaf) ?? leaf) : false
    }) as A
  return { masked, maskedText }
}

type Leaf = string | number | boolean

/** Takes each leaf for what `of` makes of it. A key in an object decides; what stands below a secret is secret. */
const visit = (
  value: unknown,
  maskOf: MaskOf,
  mask: Mask | undefined,
  of: (leaf: Leaf, mask: Mask | undefined) => unknown
): unknown => {
  if (Array.isArray(value)) return value.map((item) => visit(item, maskOf, mask, of))
  if (typeof value === "object" && value !== null) {
    const below = (key: string) => (mask === "secret" ? mask : maskOf(key))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, visit(item, maskOf, below(key), of)])
    )
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? of(value, mask)
    : value
}

const disguisedTexts = ({ texts }: Findings): ReadonlyMap<string, string> => {
  const disguises = new Map<string, string>()
  const long = [...texts.keys()].filter((text) => text.length >= revealingLength)
  const taken = new Set(long)
  const reveals = revealing(long.filter((text) => /[\p{L}\p{N}]/u.test(text)))
  const numberOf = counting()
  for (const [text, mask] of texts) {
    const shownAs = mask === "secret" ? disguiseSecret : disguise
    const shape = shownAs(text, 0)
    while (!disguises.has(text)) {
      const number = numberOf(shape)
      const shown = shownAs(text, number) + "a".repeat(Math.floor(number / 1_000))
      if (shown === text || taken.has(shown) || reveals(shown)) continue
      disguises.set(text, shown)
      taken.add(shown)
    }
  }
  return disguises
}

/** Counts by shapes, from one on: what has been tried for one of a shape is not tried for the next. */
const counting = () => {
  const counts = new Map<string, number>()
  return (shape: string): number => {
    const number = (counts.get(shape) ?? 0) + 1
    counts.set(shape, number)
    return number
  }
}

/** Tells whether one of many texts stands within another; however many there are, it takes as long. */
const revealing = (texts: ReadonlyArray<string>) => {
  const lengths = [...new Set(texts.map(({ length }) => length))]
  const known = new Set(texts)
  return (shown: string): boolean =>
    lengths.some((length) => {
      for (let from = 0; from + length <= shown.length; from++)
        if (known.has(shown.slice(from, from + length))) return true
      return false
    })
}

const disguisedNumbers = (numbers: ReadonlySet<number>): ReadonlyMap<number, number> => {
  const disguises = new Map<number, number>()
  const taken = new Set([...numbers].filter((number) => String(number).length >= revealingLength))
  const numberOf = counting()
  for (const value of numbers) {
    const shape = String(disguiseNumber(value, 1))
    while (!disguises.has(value)) {
      const shown = disguiseNumber(value, numberOf(shape))
      if (shown === value || taken.has(shown)) continue
      disguises.set(value, shown)
      taken.add(shown)
    }
  }
  return disguises
}

/** Finds any of the texts, the longest first. */
const pattern = (texts: ReadonlyArray<string>): RegExp | undefined =>
  texts.length === 0
    ? undefined
    : new RegExp(
        texts
          .toSorted((one, other) => other.length - one.length)
          .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"))
          .join("|"),
        "g"
      )
