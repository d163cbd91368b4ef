import { Effect } from "effect"
import { oneOf } from "./oneOf.ts"

const directions = { ASC: "asc", DESC: "desc" } as const

/** In which order a list is asked for, as SQL says it. */
export const directionIn = (text: string) =>
  Effect.map(oneOf("direction", ["ASC", "DESC"] as const, text), (direction) => directions[direction])
