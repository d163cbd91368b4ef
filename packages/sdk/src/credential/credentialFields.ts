import { Schema } from "effect"
import { code, codesOf, Id, Instant, maybe } from "../contract/wire.ts"
import { DocumentReview } from "../document/DocumentApi.ts"
import { rejectionReasons } from "../document/rejectionReasons.ts"
import { documentStatuses } from "../document/standingOn.ts"

/** What trainings and compliances on file have in common, as it is answered. */
export const credentialFields = {
  /** The number of the record. */
  id: Id,
  /** What it is of, in words. */
  name: Schema.String,
  /** The code of that. */
  code: maybe(Schema.String),
  /** Where its review stands: with the agency that asks; for its worker with all that see it, of which the least comes first. */
  status: code(documentStatuses),
  /** The address of the certificate, which is good for some minutes; absent while none was uploaded. */
  document: maybe(Schema.String),
  /** Whether the copy has been erased, as that of a DBS certificate is six months after the decision; its record stands. */
  copyGone: maybe(Schema.Boolean),
  /** What the reviewer said, 255 characters at most. */
  comment: maybe(Schema.String),
  /** Why it was rejected. */
  because: maybe(code(codesOf(rejectionReasons))),
  /** The agency whose decision `status` tells, where it is that of one. */
  agencyId: maybe(Id),
  /** The number of the worker. */
  workerId: Id,
  /** The number of the service; 1 unless told otherwise (specification 002 §9). */
  serviceId: maybe(Id),
  /** Counts its changes; told with a renewal and with a decision. */
  version: Id,
  /** How often it was put on file: the number of its latest version. */
  number: Id,
  /** When that was put on file, in UTC. */
  uploaded: Instant,
  /** Each agency's decision about it; told to its worker alone. */
  reviews: maybe(Schema.Array(DocumentReview)),
  /** Whether whoever asks may take it off file. */
  removable: maybe(Schema.Boolean)
}

/** Where the certificate is that follows a record. */
export const certificateFields = {
  /** What the upload answered as `fileUrl`. */
  fileUrl: Schema.String,
  /** The version of the record that was seen. */
  version: maybe(Id)
}

/** What is said of a record when it is put on file. */
export const newCredentialFields = {
  /** What it is of, in words; the service goes by its number. */
  name: maybe(Schema.String),
  /** The code of that. */
  code: maybe(Schema.String),
  /** The number of the agency that adds it. */
  agencyId: maybe(Id),
  /** The same worker as in the address. */
  workerId: maybe(Id),
  /** The number of the service; 1 unless told. */
  serviceId: maybe(Id),
  /** What the upload answered as `fileUrl`; without it the certificate follows. */
  fileUrl: maybe(Schema.String)
}
