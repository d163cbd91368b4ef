import { writeInstant } from "../time/writeInstant.ts"
import type { Shortfall } from "./eligibility.ts"

/** Whether somebody may work, in words. */
export const verdictWords = {
  MAY: "May work",
  MAY_WITH_WARNINGS: "May work, with warnings",
  MAY_NOT: "May not work"
} as const

/** How a requirement is met, in a word. */
export const outcomeWords = { MET: "Met", WARNED: "Warning", REFUSED: "Not met" } as const

/** Why a requirement is not met, in a word. */
export const shortfallWords: Readonly<Record<Shortfall, string>> = {
  missing: "Missing",
  awaiting: "Awaiting review",
  rejected: "Rejected",
  notYetValid: "Not valid yet",
  expired: "Expired"
}

/** A finding as it is told. */
export interface ToldFinding {
  readonly name: string
  readonly outcome: string
  readonly until?: string | undefined
  readonly shortfall?: { readonly kind: string; readonly day: string } | undefined
}

/** Why a requirement is not met, as the end of a line; a reason that nobody foresaw as it was told. */
export const shortfallText = (kind: string): string =>
  isShortfall(kind) ? shortfallWords[kind].toLowerCase() : kind

/** A finding in a sentence, such as “Fire Safety ended before 3 Dec 2026”. */
export const findingText = ({ name, outcome, until, shortfall }: ToldFinding): string => {
  if (!shortfall) return until ? `${name} is met until ${dayText(until)}` : `${name} is met`
  const grace = outcome === "WARNED" ? ", which only warns" : ""
  return `${name} ${verbs[isShortfall(shortfall.kind) ? shortfall.kind : "missing"](dayText(shortfall.day))}${grace}`
}

const verbs: Readonly<Record<Shortfall, (day: string) => string>> = {
  missing: () => "is missing",
  awaiting: () => "awaits review",
  rejected: () => "was rejected",
  notYetValid: (day) => `is not valid yet on ${day}`,
  expired: (day) => `ended before ${day}`
}

const dayText = (day: string) => writeInstant("date", `${day}T00:00Z`, "UTC")

/** Whether a code of an answer is a reason that is known. */
const isShortfall = (kind: string): kind is Shortfall => Object.hasOwn(shortfallWords, kind)
