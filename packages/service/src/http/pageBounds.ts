import { Effect } from "effect"
import { violated } from "./violationsOf.ts"

/** The most items on one page. */
const largestSize = 1000

/** Where a page begins and how much it may hold; refuses what no list has. */
export const pageBounds = Effect.fnUntraced(function* ({
  page,
  size
}: {
  readonly page: number
  readonly size: number
}) {
  if (size < 1 || size > largestSize) {
    return yield* Effect.fail(violated("size", `must be between 1 and ${largestSize}`))
  }
  if (page < 0 || page > 1_000_000) {
    return yield* Effect.fail(violated("page", "must be between 0 and 1000000"))
  }
  return { offset: page * size, limit: size }
})
