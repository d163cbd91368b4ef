import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { BodyLimit } from "../contract/BodyLimit.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"

/**
 * What the holder of a link is told of it: what it is for (one of `linkScopes`), the one record that it is bound to, who
 * gave it out and until when it can be opened.
 */
export const OpenedLink = Schema.Struct({
  id: Schema.NonEmptyString,
  scope: Schema.String,
  recordId: Id,
  agency: Schema.Struct({
    name: maybe(Schema.String),
    logo: maybe(Schema.String),
    timeZone: maybe(Schema.String)
  }),
  endsAt: Instant
})
export type OpenedLink = typeof OpenedLink.Type

/** The same, with the token that lets one browser in for as long as the link stands. */
export const LinkVisit = Schema.Struct({ ...OpenedLink.fields, token: Schema.NonEmptyString })
export type LinkVisit = typeof LinkVisit.Type

/** A link as it is given out. `linkAddress` holds the secret behind its `#`, and is told this once. */
export const IssuedLink = Schema.Struct({
  id: Schema.NonEmptyString,
  linkAddress: Schema.NonEmptyString,
  endsAt: Instant
})
export type IssuedLink = typeof IssuedLink.Type

/** A link as whoever gave it out sees it; `uses` counts the browsers in which it was opened. */
export const GivenLink = Schema.Struct({
  id: Schema.NonEmptyString,
  scope: maybe(Schema.String),
  recordId: maybe(Id),
  givenTo: maybe(Schema.String),
  /** Who gave it out. */
  user: maybe(Schema.String),
  madeAt: maybe(Instant),
  endsAt: Instant,
  revokedAt: maybe(Instant),
  uses: maybe(Numeric),
  mostUses: maybe(Numeric)
})
export type GivenLink = typeof GivenLink.Type

const agencyInQuery = { agencyId: Schema.optional(Schema.Int) }

/**
 * Links bound to one record, for people who have no account. `open` trades the secret, which travels in the body, for a
 * token of this browser; with the token that it had before as `visit`, that counts as no further use.
 */
export class LinkApi extends HttpApiGroup.make("link")
  .add(
    HttpApiEndpoint.post("open", "/link/open", {
      payload: Schema.Struct({
        id: Schema.NonEmptyString,
        secret: Schema.NonEmptyString,
        visit: maybe(Schema.String)
      }),
      success: LinkVisit
    }).annotate(BodyLimit, 2_000),
    HttpApiEndpoint.get("current", "/link/current", { success: OpenedLink }).middleware(SignedIn),
    HttpApiEndpoint.get("list", "/link", {
      query: { scope: Schema.String, recordId: Schema.Int, ...agencyInQuery },
      success: Schema.Array(GivenLink)
    }).middleware(SignedIn),
    HttpApiEndpoint.post("revoke", "/link/:id/revoke", {
      params: { id: Schema.NonEmptyString },
      query: agencyInQuery,
      success: GivenLink
    }).middleware(SignedIn)
  )
  .annotateEndpoints(Assumed, true)
  .prefix("/api/v1") {}
