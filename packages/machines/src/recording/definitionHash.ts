import type { AnyStateMachine } from "xstate"

/**
 * What a machine is defined as, as sixteen characters: another where a state, an event, a guard, an action, a port or a pause is
 * another. Sentences and what functions do inside are not in it, so that every build of the same sources comes to the same.
 */
export const definitionHash = ({ definition }: AnyStateMachine): string => {
  const text = JSON.stringify(definition, (key, value) => {
    if (key === "description" || key === "meta") return undefined
    return typeof value === "function" ? "function" : value
  })
  return hash(text, 0x811c9dc5) + hash(text, 0x01000193)
}

/** FNV-1a: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
const hash = (text: string, seed: number): string => {
  let sum = seed
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, "0")
}
