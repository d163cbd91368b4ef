import { disguise, disguiseNumber, disguiseSecret } from "./disguise.ts"
import type { Mask, MaskOf } from "./maskOf.ts"

/** From how many characters on a text tells something within another. */
const revealingLength = 4

/** What must not be shown, and what is shown in its place: it grows with what is noted. */
export interface Masks {
  /** Notes every text and every number that is not declared harmless, at any depth. */
  readonly note: (value: unknown, maskOf: MaskOf) => void
  /** Notes a text that is nobody's word of ours. */
  readonly noteText: (text: string) => void
  /**
   * Replaces what was noted where it is not harmless, and secrets everywhere. Whether something is so or not becomes that it
   * is not: there is no other disguise for it.
   */
  readonly masked: <A>(value: A, maskOf: MaskOf) => A
  readonly maskedText: (text: string) => string
}

/**
 * Masks to begin with. Equal texts are replaced by equal ones and different texts by different ones, numbers likewise, however
 * much is noted later; the blanks around a text stay.
 */
export const makeMasks = (): Masks => {
  const found = new Map<string, Mask>()
  const numbers = disguisedNumbers()
  const texts = disguisedTexts(found)
  let secrets: RegExp | undefined
  let secretCount = 0

  const noteText = (text: string, mask: Mask): void => {
    if (text === "" || found.get(text) === "secret") return
    found.set(text, mask)
    texts.add(text)
    if (mask === "secret" && text.length >= revealingLength) secretCount++
  }
  const secretsNow = (): RegExp | undefined => {
    if (secretCount > 0) {
      secrets = pattern(
        [...found].flatMap(([text, mask]) =>
          mask === "secret" && text.length >= revealingLength ? [text] : []
        )
      )
      secretCount = 0
    }
    return secrets
  }
  const maskedText = (text: string): string => {
    const core = text.trim()
    return core === "" ? text : text.replace(core, () => texts.of(core) ?? disguise(core, 1))
  }
  return {
    note: (value, maskOf) => {
      visit(value, maskOf, "personal", (leaf, mask) => {
        if (mask && typeof leaf === "number" && leaf !== 0) numbers.add(leaf)
        if (mask && typeof leaf === "string") noteText(leaf.trim(), mask)
        return leaf
      })
    },
    noteText: (text) => noteText(text.trim(), "personal"),
    masked: <A>(value: A, maskOf: MaskOf): A => {
      const hidden = secretsNow()
      return visit(value, maskOf, "personal", (leaf, mask) => {
        if (typeof leaf === "string") {
          if (mask || found.get(leaf.trim()) === "secret") return maskedText(leaf)
          return hidden ? leaf.replace(hidden, (part) => texts.of(part) ?? part) : leaf
        }
        if (!mask) return leaf
        return typeof leaf === "number" ? (numbers.of(leaf) ?? leaf) : false
      }) as A
    },
    maskedText
  }
}

/** Every text in a value that is not harmless, at any depth. */
export const maskedTexts = (value: unknown, maskOf: MaskOf): ReadonlySet<string> => {
  const texts = new Set<string>()
  visit(value, maskOf, "personal", (leaf, mask) => {
    if (mask && typeof leaf === "string" && leaf.trim() !== "") texts.add(leaf.trim())
    return leaf
  })
  return texts
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

/** What each text is shown as. What is new is disguised once it is asked for, so that it knows all that must not be told. */
const disguisedTexts = (found: ReadonlyMap<string, Mask>) => {
  const disguises = new Map<string, string>()
  const waiting = new Set<string>()
  const taken = new Set<string>()
  const reveals = revealing()
  const numberOf = counting()
  const settle = (): void => {
    for (const text of waiting) {
      if (text.length < revealingLength) continue
      taken.add(text)
      if (/[\p{L}\p{N}]/u.test(text)) reveals.add(text)
    }
    for (const text of waiting) disguises.set(text, free(text))
    waiting.clear()
  }
  const free = (text: string): string => {
    const shownAs = found.get(text) === "secret" ? disguiseSecret : disguise
    const shape = shownAs(text, 0)
    while (true) {
      const number = numberOf(shape)
      const shown = shownAs(text, number)
      if (shown === text || taken.has(shown) || reveals.isIn(shown)) continue
      taken.add(shown)
      return shown
    }
  }
  return {
    add: (text: string) => void (disguises.has(text) || waiting.add(text)),
    of: (text: string): string | undefined => {
      if (waiting.size > 0) settle()
      return disguises.get(text)
    }
  }
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
const revealing = () => {
  const lengths = new Set<number>()
  const known = new Set<string>()
  return {
    add: (text: string) => {
      known.add(text)
      lengths.add(text.length)
    },
    isIn: (shown: string): boolean =>
      [...lengths].some((length) => {
        for (let from = 0; from + length <= shown.length; from++)
          if (known.has(shown.slice(from, from + length))) return true
        return false
      })
  }
}

/** What each number is shown as. */
const disguisedNumbers = () => {
  const disguises = new Map<number, number>()
  const waiting = new Set<number>()
  const taken = new Set<number>()
  const numberOf = counting()
  const settle = (): void => {
    for (const value of waiting) if (String(value).length >= revealingLength) taken.add(value)
    for (const value of waiting) disguises.set(value, free(value))
    waiting.clear()
  }
  const free = (value: number): number => {
    const shape = String(disguiseNumber(value, 1))
    while (true) {
      const shown = disguiseNumber(value, numberOf(shape))
      if (shown === value || taken.has(shown)) continue
      taken.add(shown)
      return shown
    }
  }
  return {
    add: (value: number) => void (disguises.has(value) || waiting.add(value)),
    of: (value: number): number | undefined => {
      if (waiting.size > 0) settle()
      return disguises.get(value)
    }
  }
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
