import type { GivenLink } from "@crewfleet/sdk"
import type { LinkScope } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"

const mostListed = 100

/** The links to one record that an agency has given out, the latest first. */
export const givenLinks = Effect.fnUntraced(function* (agencyId: number, scope: LinkScope, recordId: number) {
  const { query } = yield* Database
  if (!isPossibleId(recordId)) return []
  const rows = yield* query((db) =>
    given(db, agencyId)
      .where("scope", "=", scope)
      .where("recordId", "=", recordId)
      .orderBy("accessLinks.createdAt", "desc")
      .limit(mostListed)
      .execute()
  )
  return rows.map(givenLinkOf)
})

/** One link that an agency has given out; undefined where it is another's. */
export const givenLink = Effect.fnUntraced(function* (agencyId: number, id: string) {
  const { query } = yield* Database
  const row = yield* query((db) => given(db, agencyId).where("accessLinks.id", "=", id).executeTakeFirst())
  return row && givenLinkOf(row)
})

const given = (db: Kysely<Tables>, agencyId: number) =>
  db
    .selectFrom("accessLinks")
    .leftJoin("users", "users.id", "accessLinks.madeBy")
    .where("accessLinks.agencyId", "=", agencyId)
    .select(["accessLinks.id", "scope", "recordId", "givenTo", "endsAt", "revokedAt", "uses", "mostUses"])
    .select(["accessLinks.createdAt", "firstName", "lastName"])

type GivenRow = Awaited<ReturnType<ReturnType<typeof given>["execute"]>>[number]

const givenLinkOf = ({ createdAt, endsAt, revokedAt, firstName, lastName, ...link }: GivenRow): GivenLink =>
  withoutNulls({
    ...link,
    user: firstName === null ? null : `${firstName} ${lastName}`,
    madeAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    revokedAt: revokedAt?.toISOString()
  })
