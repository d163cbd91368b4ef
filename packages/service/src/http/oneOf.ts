import type { Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { violated } from "./violationsOf.ts"

/** Reads a word that must be one of a few; refuses any other in the name of its field. */
export const oneOf = <Word extends string>(
  field: string,
  words: ReadonlyArray<Word>,
  text: string
): Effect.Effect<Word, Refusal> => {
  const word = words.find((known) => known === text)
  return word ? Effect.succeed(word) : Effect.fail(violated(field, `must be one of ${words.join(", ")}`))
}
