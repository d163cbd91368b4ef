import { Schema } from "effect"

/** A row was refused because it would break a unique or exclusion constraint, whose name is `constraint`. */
export class Collision extends Schema.TaggedError<Collision>()("Collision", { constraint: Schema.String }) {}

const uniqueOrExclusion = ["23505", "23P01"]

/** The collision that a driver's failure speaks of, if it speaks of one. */
export const collisionIn = (failure: unknown): Collision | undefined => {
  const { code, constraint } = failure as { code?: unknown; constraint?: unknown }
  if (typeof code !== "string" || typeof constraint !== "string") return undefined
  return uniqueOrExclusion.includes(code) ? new Collision({ constraint }) : undefined
}
