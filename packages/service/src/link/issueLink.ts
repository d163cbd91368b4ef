import type { IssuedLink } from "@crewfleet/sdk"
import type { LinkScope } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { hashOf, newSecret } from "../secret/Secret.ts"
import { now } from "../time/now.ts"

/** What a link is for. */
export interface LinkWanted {
  readonly scope: LinkScope
  readonly recordId: number
  /** In whose name it is given out. */
  readonly agencyId: number
  /** Who gives it out; null for the service by itself. */
  readonly madeBy: number | null
  /** For whom it is, as histories tell it. */
  readonly givenTo: string
  readonly endsAt: Date
  /** In how many browsers it may be opened. */
  readonly mostUses: number
}

/**
 * Makes a link, in the transaction that wants it. Its address is told this once: the secret stands behind the `#`, which
 * no browser sends to a server.
 */
export const issueLink = Effect.fnUntraced(function* (wanted: LinkWanted) {
  const { query } = yield* Database
  const secret = newSecret()
  const createdAt = yield* now
  const { id } = yield* query((db) =>
    db
      .insertInto("accessLinks")
      .values({ ...wanted, secretHash: hashOf(secret), createdAt })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  return {
    id,
    linkAddress: linkAddress(yield* PublicUrl, id, secret),
    endsAt: wanted.endsAt.toISOString()
  } satisfies IssuedLink
})

/** Where a link leads: its secret stands behind the `#`, which browsers send to no server. */
export const linkAddress = (publicUrl: string, id: string, secret: string): string =>
  `${publicUrl}/link/${id}#${secret}`
