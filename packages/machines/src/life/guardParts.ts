import { and, not, or } from "xstate"

interface Composite {
  readonly check: unknown
  readonly guards: ReadonlyArray<unknown>
}

/** XState keeps what a guard is made of on the guard, but has no type for it. */
const compositeOf = (guard: unknown): Composite | undefined =>
  typeof guard === "function" && "check" in guard && "guards" in guard
    ? (guard as object as Composite)
    : undefined

const every = compositeOf(and([]))?.check
const some = compositeOf(or([]))?.check
const opposite = compositeOf(not(""))?.check

/** How a guard is made of others, and of which; undefined for one that is not. */
export const guardParts = (
  guard: unknown
): { readonly made: "and" | "or" | "not"; readonly guards: ReadonlyArray<unknown> } | undefined => {
  const composite = compositeOf(guard)
  if (composite === undefined) return undefined
  const { check, guards } = composite
  if (check === every) return { made: "and", guards }
  if (check === some) return { made: "or", guards }
  if (check === opposite) return { made: "not", guards }
  throw new Error("The guards of a life are made of others with and, or and not")
}
