import { Effect } from "effect"
import { oneOf } from "./oneOf.ts"

/** The statuses in a list with commas, each once; every one of them when none is named. */
export const statusesIn = <Status extends string>(every: ReadonlyArray<Status>, text = "") => {
  const named = new Set(
    text
      .split(",")
      .filter(Boolean)
      .map((status) => status.trim())
  )
  return named.size === 0
    ? Effect.succeed(every)
    : Effect.forEach(named, (status) => oneOf("statuses", every, status))
}
