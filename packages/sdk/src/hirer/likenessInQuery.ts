import { Schema } from "effect"

/** By what hirers are alike, in a query. */
export const likenessInQuery = {
  /** An e-mail address, in any case. */
  email: Schema.optional(Schema.String),
  /** A telephone number, with the country's code or without. */
  telephone: Schema.optional(Schema.String),
  /** A full name, in any case; it counts beside a date of birth. */
  name: Schema.optional(Schema.String),
  /** The day on which they were born, such as `1990-04-01`. */
  dateOfBirth: Schema.optional(Schema.String)
}
