import { type Cause, Effect, Exit } from "effect"

const pageSize = 100
const mostFailures = 10

/** How a sweep goes about many things, one after the other. */
export interface Sweeping<Row extends { readonly id: number | string }, R> {
  /** So many at most that are due, in the order of their identifiers and after one of them. */
  readonly page: (after: Row["id"] | undefined, most: number) => Effect.Effect<ReadonlyArray<Row>, never, R>
  /** Does it to one, in a transaction of its own; true where it did. */
  readonly one: (row: Row) => Effect.Effect<boolean, unknown, R>
}

/**
 * Does something to each of many things, and tells to how many. One that fails keeps none of the others, and lets the whole fail
 * in the end, so that it is seen and tried again; where many fail it gives up earlier.
 */
export const sweepEach = Effect.fnUntraced(function* <Row extends { readonly id: number | string }, R>({
  page,
  one
}: Sweeping<Row, R>) {
  const failures: Array<Cause.Cause<unknown>> = []
  let handled = 0
  for (let rows = yield* page(undefined, pageSize); rows.length > 0; ) {
    for (const row of rows) {
      const exit = yield* Effect.exit(one(row))
      if (Exit.isFailure(exit)) failures.push(exit.cause)
      else if (exit.value) handled++
      if (failures.length === mostFailures) break
    }
    const last = failures.length === mostFailures || rows.length < pageSize ? undefined : rows.at(-1)?.id
    rows = last === undefined ? [] : yield* page(last, pageSize)
  }
  const [failure] = failures
  return failure ? yield* Effect.failCause(failure) : handled
})
