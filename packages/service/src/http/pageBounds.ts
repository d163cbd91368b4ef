import { Effect } from "effect"
import { violating } from "./violationsOf.ts"

/** The most items on one page. */
const largestSize = 1000
const furthestPage = 1_000_000

/** Where a page begins and how much it may hold; refuses what no list has. */
export const pageBounds = Effect.fnUntraced(function* ({
  page,
  size
}: {
  readonly page: number
  readonly size: number
}) {
  const problems = [
    ...(page < 0 || page > furthestPage
      ? [{ field: "page", text: `page must be between 0 and ${furthestPage}` }]
      : []),
    ...(size < 1 || size > largestSize
      ? [{ field: "size", text: `size must be between 1 and ${largestSize}` }]
      : [])
  ]
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  return { offset: page * size, limit: size }
})
