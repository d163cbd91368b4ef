import { disguise, disguiseSecret } from "./disguise.ts"
import type { Mask, MaskOf } from "./maskedKeys.ts"

/** Keys whose values steer machines and never come from a person. */
const steering = new Set(["type", "_tag", "actorId"])

/** From how many characters on a text is also replaced inside longer ones. */
const telling = 4

/** The texts that must not be shown, and how each is masked. */
export type Findings = Map<string, Mask>

/** Notes every text that stands under a masked key, at any depth. */
export const findMasked = (value: unknown, maskOf: MaskOf, findings: Findings, inside?: Mask): void => {
  if (typeof value === "string" && inside) {
    const text = value.trim()
    if (text !== "" && findings.get(text) !== "secret") findings.set(text, inside)
  }
  if (typeof value !== "object" || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (!steering.has(key)) findMasked(item, maskOf, findings, maskOf(key) ?? inside)
  }
}

/**
 * Replaces what was found wherever it occurs, so that nothing that was found is left. Equal texts are replaced by
 * equal ones and different texts by different ones; the blanks around them stay.
 */
export const masking = (findings: Findings): (<A>(value: A) => A) => {
  const disguises = disguisesOf(findings)
  const within = pattern([...findings.keys()].filter((text) => text.length >= telling))
  const replaced = (text: string): string => {
    const core = text.trim()
    const whole = disguises.get(core)
    if (whole !== undefined) return text.replace(core, () => whole)
    return within ? text.replace(within, (part) => disguises.get(part) ?? part) : text
  }
  const masked = (value: unknown): unknown => {
    if (typeof value === "string") return replaced(value)
    if (Array.isArray(value)) return value.map(masked)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, steering.has(key) ? item : masked(item)])
    )
  }
  return <A>(value: A) => masked(value) as A
}

const disguisesOf = (findings: Findings): ReadonlyMap<string, string> => {
  const disguises = new Map<string, string>()
  const taken = new Set(findings.keys())
  const reveals = pattern([...taken].filter((text) => text.length >= telling && /[\p{L}\p{N}]/u.test(text)))
  for (const [text, mask] of findings) {
    for (let number = 1; !disguises.has(text); number++) {
      const candidate = mask === "secret" ? disguiseSecret(text, number) : disguise(text, number)
      const shown = candidate + "a".repeat(Math.floor(number / 1_000))
      if (taken.has(shown) || (reveals && shown.search(reveals) >= 0)) continue
      disguises.set(text, shown)
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
