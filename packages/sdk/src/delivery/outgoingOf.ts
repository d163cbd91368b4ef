import { Schema } from "effect"

/** An identifier that the sender makes before anything is sent, so that sending twice is the same as once. */
export const Uuid = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
)

/** The fields of something on its way from a device. */
export const outgoingOf = <Content extends Schema.Top>(content: Content) => ({
  /** By what it is known: a UUID that its sender made, so that sending it twice is the same as once. */
  id: Uuid,
  /** What it knowingly takes the place of, if anything. */
  follows: Schema.optional(Schema.NullOr(Uuid)),
  /** What it says. */
  content
})
