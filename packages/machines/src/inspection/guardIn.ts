import { guardParts } from "../life/guardParts.ts"
import type { ChartGuard } from "./Chart.ts"

/** What a guard is called and, where there are words for its parts, how it tells that it forbids a step. */
export const guardIn = (guard: unknown, because: Readonly<Record<string, unknown>>): ChartGuard => {
  const words = partsOf(guard, true).flatMap((name) => wordsIn(because[name]))
  return { name: nameOf(guard), ...(words.length > 0 && { words }) }
}

const nameOf = (guard: unknown): string => {
  const parts = guardParts(guard)
  if (parts === undefined) return plainName(guard)
  const names = parts.guards.map((part) => {
    const name = nameOf(part)
    return guardParts(part) && name.includes(" or ") ? `(${name})` : name
  })
  return parts.made === "not" ? `not ${names.join("")}` : names.join(` ${parts.made} `)
}

/** XState keeps on `stateIn` which state it looks for. */
const plainName = (guard: unknown): string => {
  const { type, stateValue } = Object(guard)
  if (stateValue !== undefined)
    return `in ${typeof stateValue === "string" ? stateValue : JSON.stringify(stateValue)}`
  return typeof guard === "string" ? guard : String(type ?? "something unnamed")
}

/** The names of the guards that another is made of, as their words are kept: `not name` where it must not hold. */
const partsOf = (guard: unknown, wanted: boolean): ReadonlyArray<string> => {
  const parts = guardParts(guard)
  if (parts === undefined) return [wanted ? plainName(guard) : `not ${plainName(guard)}`]
  return parts.guards.flatMap((part) => partsOf(part, parts.made === "not" ? !wanted : wanted))
}

/** Words that depend on what the guard looks at stand in no chart. */
const wordsIn = (words: unknown): ReadonlyArray<string> => {
  const says = typeof words === "string" ? words : Object(words).says
  return typeof says === "string" ? [says] : []
}
