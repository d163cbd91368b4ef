import { Schema } from "effect"

/** The agency that a request is about, in its query. */
export const agencyInQuery = {
  /** The agency whose data is meant. People of an agency reach their own alone, which it is unless told; without it an admin gets those of every agency. */
  agencyId: Schema.optional(Schema.Int)
}
