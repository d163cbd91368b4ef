import { Schema } from "effect"
import { codesOf, Id, maybe, named, oneOf } from "../contract/wire.ts"
import { rejectionReasons } from "../document/rejectionReasons.ts"

/** What a reviewer decides about a record that waits (specification 002 §7: id, comment, status). */
export class CredentialReview extends named<CredentialReview>("CredentialReview")({
  /** What it becomes. */
  status: oneOf(["APPROVED", "REJECTED"]),
  /** Why it is rejected; it must be told then. */
  because: maybe(oneOf(codesOf(rejectionReasons))),
  /** What its worker reads, 255 characters at most. */
  comment: maybe(Schema.String),
  /** The record's version as the reviewer saw it; where it has another by now, nothing is decided, and it is a 409. */
  version: Id
}) {}
