import { Schema } from "effect"

/** A row was refused because it would break a unique or exclusion constraint, whose name is `constraint`. */
export class UniqueViolation extends Schema.TaggedError<UniqueViolation>()("UniqueViolation", {
  constraint: Schema.String
}) {}

const uniqueOrExclusion = ["23505", "23P01"]

/** The violation that a driver's failure speaks of, if it speaks of one. */
export const uniqueViolationIn = (failure: unknown): UniqueViolation | undefined => {
  const { code, constraint } = failure as { code?: unknown; constraint?: unknown }
  if (typeof code !== "string" || typeof constraint !== "string") return undefined
  return uniqueOrExclusion.includes(code) ? new UniqueViolation({ constraint }) : undefined
}
