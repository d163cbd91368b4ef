import type { OpenedLink } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileAddress } from "../file/fileAddress.ts"

/** A link with the agency that gave it out. */
export const linkById = Effect.fnUntraced(function* (id: string) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("accessLinks")
      .innerJoin("agencies", "agencies.id", "accessLinks.agencyId")
      .innerJoin("timeZones", "timeZones.agencyId", "accessLinks.agencyId")
      .selectAll("accessLinks")
      .select(["agencies.name as agencyName", "agencies.logoFileId", "timeZones.timeZone"])
      .where("accessLinks.id", "=", id)
      .executeTakeFirst()
  )
})

type LinkRow = Exclude<Effect.Success<ReturnType<typeof linkById>>, undefined>

/** What its holder is told of a link. */
export const openedLink = ({ id, scope, recordId, endsAt, ...link }: LinkRow): OpenedLink => ({
  id,
  scope,
  recordId,
  endsAt: endsAt.toISOString(),
  agency: {
    name: link.agencyName,
    logo: link.logoFileId ? fileAddress(link.logoFileId) : undefined,
    timeZone: link.timeZone
  }
})
