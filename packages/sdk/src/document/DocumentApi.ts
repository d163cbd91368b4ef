import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Day, Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { documentOwners } from "./documentKind.ts"
import { rejectionReasons } from "./rejectionReasons.ts"
import { documentStatuses } from "./standingOn.ts"

/** What an agency has decided about a version of a document. */
export class DocumentReview extends named<DocumentReview>("DocumentReview")({
  /** The number of the agency. */
  agencyId: Id,
  /** What it decided. */
  status: code(["APPROVED", "REJECTED"]),
  /** Why it was rejected. */
  because: maybe(code(codesOf(rejectionReasons))),
  /** What its reviewer said. */
  comment: maybe(Schema.String),
  /** When, in UTC. */
  at: Instant
}) {}

/** One version of a document; once it is erased only that it was there is left. */
export class DocumentVersion extends named<DocumentVersion>("DocumentVersion")({
  /** Counts the versions of the document; the first is 1. */
  number: Id,
  /** The address of the file, which is good for some minutes; absent while it is owed, and once it is erased. */
  url: maybe(Schema.String),
  /** The media type of the file. */
  contentType: maybe(Schema.String),
  /** The day on which it was issued. */
  issued: maybe(Day),
  /** The last day on which it is valid. */
  expires: maybe(Day),
  /** APPROVED where nobody need look at it; otherwise each agency decides for itself. */
  status: code(documentStatuses),
  /** What agencies have decided. */
  reviews: maybe(Schema.Array(DocumentReview)),
  /** When it was put on file, in UTC. */
  putAt: Instant,
  /** When another version took its place, in UTC. */
  supersededAt: maybe(Instant),
  /** When the clock erases it, unless it is held; in UTC. */
  keepUntil: maybe(Instant),
  /** When its copy was erased, which may be kept for some months after a decision only, in UTC; its record stands. */
  copyGoneAt: maybe(Instant),
  /** When it was erased, in UTC. */
  erasedAt: maybe(Instant)
}) {}

/** What keeps a document, or all of an owner's, from being erased. */
export class DocumentHold extends named<DocumentHold>("DocumentHold")({
  /** The number of the hold. */
  id: Id,
  /** Why it is held. */
  reason: Schema.String,
  /** Since when, in UTC. */
  at: Instant
}) {}

/** A document with its versions. */
export class OwnedDocument extends named<OwnedDocument>("OwnedDocument")({
  /** The number of the document. */
  id: Id,
  /** What kind of document it is. */
  kind: Schema.String,
  /** Counts how often it was put on file. */
  version: Id,
  /** What it is of, by the number that this has where it stands; absent for kinds that have no such thing. */
  subject: maybe(Id),
  /** Its versions, the latest first. */
  versions: Schema.Array(DocumentVersion),
  /** What keeps it from being erased; told to administrators alone. */
  holds: Schema.Array(DocumentHold)
}) {}

/** Why something is done with a document. */
export class DocumentReason extends named<DocumentReason>("DocumentReason")({
  /** Why; it is written down. */
  reason: Schema.String
}) {}

const ownerParams = {
  /** What the documents are of. */
  owner: oneOf(codesOf(documentOwners)),
  /** The number of the owner. */
  ownerId: Schema.Int
}
const documentParams = {
  /** The number of the document. */
  id: Schema.Int
}
const ofOwner = { params: ownerParams, payload: DocumentReason, success: ServerMessage }
const ofDocument = { params: documentParams, payload: DocumentReason, success: ServerMessage }

const calls = {
  /** All documents of an owner, with all that is left of earlier versions. */
  ofOwner: HttpApiEndpoint.get("ofOwner", "/document/:owner/:ownerId", {
    params: ownerParams,
    success: Schema.Array(OwnedDocument)
  }),
  /** Keeps all documents of an owner from being erased, as while there is a dispute. */
  holdOwner: HttpApiEndpoint.post("holdOwner", "/document/:owner/:ownerId/hold", ofOwner).annotateMerge(
    repeatable
  ),
  /** Erases all documents of an owner for good. It is a 409 while one is held. */
  eraseOwner: HttpApiEndpoint.post("eraseOwner", "/document/:owner/:ownerId/erase", ofOwner).annotateMerge(
    repeatable
  ),
  /** Keeps a document from being erased. */
  hold: HttpApiEndpoint.post("hold", "/document/:id/hold", ofDocument).annotateMerge(repeatable),
  /** Lifts a hold, so that what it kept is erased when its time has come. */
  release: HttpApiEndpoint.post("release", "/document/hold/:id/release", {
    ...ofDocument,
    params: {
      /** The number of the hold. */
      id: Schema.Int
    }
  }).annotateMerge(repeatable),
  /** Erases a document with all its versions for good. It is a 409 while it is held. */
  erase: HttpApiEndpoint.post("erase", "/document/:id/erase", ofDocument).annotateMerge(repeatable)
}

/** What administrators do with documents of any kind. */
export class DocumentApi extends HttpApiGroup.make("document")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
