import { Effect } from "effect"
import { violated } from "../http/violationsOf.ts"

const longest = 62 * 86_400_000

/** The span that a schedule is asked for, refused where it ends before it begins or is longer than two months. */
export const askedSpan = Effect.fnUntraced(function* (fromText: string, toText: string) {
  const [from, to] = [new Date(fromText), new Date(toText)]
  if (to <= from) return yield* Effect.fail(violated("to", "must be after from"))
  if (to.getTime() - from.getTime() > longest)
    return yield* Effect.fail(violated("to", "must be at most 62 days after from"))
  return { from, to }
})
