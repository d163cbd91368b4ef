import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { BodyLimit } from "../contract/BodyLimit.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { linkScopes } from "./linkScope.ts"

const scopes = codesOf(linkScopes)

const opened = {
  /** By what the link is known. */
  id: Schema.NonEmptyString,
  /** What it is for. */
  scope: code(scopes),
  /** The number of the one record that it is bound to. */
  recordId: Id,
  /** Who gave it out. */
  agency: Schema.Struct({
    /** What the agency is called. */
    name: maybe(Schema.String),
    /** The address of its logo. */
    logo: maybe(Schema.String),
    /** Its time zone, such as `Europe/Paris`; absent where that is the platform's. */
    timeZone: maybe(Schema.String)
  }),
  /** Until when it can be opened, in UTC. */
  endsAt: Instant
}

/** What the holder of a link is told of it. */
export class OpenedLink extends named<OpenedLink>("OpenedLink")(opened) {}

/** The same, with the token that lets one browser in for as long as the link stands. */
export class LinkVisit extends named<LinkVisit>("LinkVisit")({
  ...opened,
  /** Goes with every call: `Authorization: Bearer <token>`. */
  token: Schema.NonEmptyString
}) {}

/** A link as it is given out. */
export class IssuedLink extends named<IssuedLink>("IssuedLink")({
  /** By what the link is known. */
  id: Schema.NonEmptyString,
  /** What its holder opens. It holds the secret behind its `#`, and is told this once. */
  linkAddress: Schema.NonEmptyString,
  /** Until when it can be opened, in UTC. */
  endsAt: Instant
}) {}

/** A link as whoever gave it out sees it. */
export class GivenLink extends named<GivenLink>("GivenLink")({
  /** By what the link is known. */
  id: Schema.NonEmptyString,
  /** What it is for. */
  scope: maybe(code(scopes)),
  /** The number of the one record that it is bound to. */
  recordId: maybe(Id),
  /** The name of whoever it is for. */
  givenTo: maybe(Schema.String),
  /** The name of whoever gave it out. */
  user: maybe(Schema.String),
  /** When it was made, in UTC. */
  madeAt: maybe(Instant),
  /** Until when it can be opened, in UTC. */
  endsAt: Instant,
  /** When it was withdrawn, in UTC. */
  revokedAt: maybe(Instant),
  /** In how many browsers it was opened. */
  uses: maybe(Id),
  /** In how many browsers it can be opened. */
  mostUses: maybe(Id)
}) {}

/** The secret of a link, to be traded for a token. */
export class LinkSecret extends named<LinkSecret>("LinkSecret")({
  /** By what the link is known. */
  id: Schema.NonEmptyString,
  /** What stands behind the `#` of its address. */
  secret: Schema.NonEmptyString,
  /** The token that this browser had before: with it this is no further use. */
  visit: maybe(Schema.String)
}) {}

const calls = {
  /** Trades the secret of a link, which travels in the body, for a token of this browser. */
  open: HttpApiEndpoint.post("open", "/link/open", { payload: LinkSecret, success: LinkVisit }).annotate(
    BodyLimit,
    2_000
  ),
  /** What the link is for whose token this is. */
  current: HttpApiEndpoint.get("current", "/link/current", { success: OpenedLink }).middleware(SignedIn),
  /** The links to a record that were given out, the last first. */
  list: HttpApiEndpoint.get("list", "/link", {
    query: {
      /** What the links are for. */
      scope: oneOf(scopes),
      /** The number of the record. */
      recordId: Schema.Int,
      ...agencyInQuery
    },
    success: Schema.Array(GivenLink)
  }).middleware(SignedIn),
  /** Withdraws a link: from now on nobody reads anything with it. */
  revoke: HttpApiEndpoint.post("revoke", "/link/:id/revoke", {
    params: {
      /** By what the link is known. */
      id: Schema.NonEmptyString
    },
    query: agencyInQuery,
    success: GivenLink
  }).middleware(SignedIn)
}

/** Links bound to one record, for people who have no account. */
export class LinkApi extends HttpApiGroup.make("link")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .prefix("/api/v1") {
  static readonly calls = calls
}
