import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { Id, Instant, maybe } from "../contract/wire.ts"
import { ServerMessage } from "../session/SessionApi.ts"
import { type DocumentOwner, documentOwners } from "./documentKind.ts"
import { documentStatuses } from "./standingOn.ts"

const owners = Object.keys(documentOwners) as ReadonlyArray<DocumentOwner>

/** One version of a document; once it is erased only that it was there is left. */
export const DocumentVersion = Schema.Struct({
  number: Id,
  /** An address that is good for some minutes; absent once it is erased. */
  url: maybe(Schema.String),
  contentType: maybe(Schema.String),
  /** Days: `2031-04-30`. */
  issued: maybe(Schema.String),
  expires: maybe(Schema.String),
  status: Schema.Literals(documentStatuses),
  comment: maybe(Schema.String),
  putAt: Instant,
  supersededAt: maybe(Instant),
  /** When the clock erases it, unless it is held. */
  keepUntil: maybe(Instant),
  erasedAt: maybe(Instant)
})
export type DocumentVersion = typeof DocumentVersion.Type

/** What keeps a document, or all of an owner's, from being erased. */
export const DocumentHold = Schema.Struct({ id: Id, reason: Schema.String, at: Instant })
export type DocumentHold = typeof DocumentHold.Type

/**
 * A document with its versions, the latest first; `version` counts its changes. What holds it is told to administrators
 * alone.
 */
export const OwnedDocument = Schema.Struct({
  id: Id,
  kind: Schema.String,
  version: Id,
  versions: Schema.Array(DocumentVersion),
  holds: Schema.Array(DocumentHold)
})
export type OwnedDocument = typeof OwnedDocument.Type

/** Why something is done with a document. */
export const DocumentReason = Schema.Struct({ reason: Schema.String })
export type DocumentReason = typeof DocumentReason.Type

const ownerParams = { owner: Schema.Literals(owners), ownerId: Schema.Int }
const ofOwner = { params: ownerParams, payload: DocumentReason, success: ServerMessage }
const ofDocument = { params: { id: Schema.Int }, payload: DocumentReason, success: ServerMessage }

/**
 * What administrators do with documents of any kind: see those of an owner with all that is left of earlier ones, keep one
 * or all of them from being erased while there is a dispute about it, and erase one or all.
 */
export class DocumentApi extends HttpApiGroup.make("document")
  .add(
    HttpApiEndpoint.get("ofOwner", "/document/:owner/:ownerId", {
      params: ownerParams,
      success: Schema.Array(OwnedDocument)
    }),
    HttpApiEndpoint.post("holdOwner", "/document/:owner/:ownerId/hold", ofOwner).annotateMerge(repeatable),
    HttpApiEndpoint.post("eraseOwner", "/document/:owner/:ownerId/erase", ofOwner).annotateMerge(repeatable),
    HttpApiEndpoint.post("hold", "/document/:id/hold", ofDocument).annotateMerge(repeatable),
    HttpApiEndpoint.post("release", "/document/hold/:id/release", ofDocument).annotateMerge(repeatable),
    HttpApiEndpoint.post("erase", "/document/:id/erase", ofDocument).annotateMerge(repeatable)
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
