import type { GuestAgency } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fileAddress } from "../file/fileAddress.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This agency cannot be found." }

/** What anybody may know of an agency to which people can apply. */
export const guestAgency = Effect.fnUntraced(function* (agencyId: number) {
  const { query } = yield* Database
  const row = isPossibleId(agencyId)
    ? yield* query((db) =>
        db
          .selectFrom("agencies")
          .select(["id", "name", "logoFileId", "timeZone"])
          .where("id", "=", agencyId)
          .executeTakeFirst()
      )
    : undefined
  if (!row) return yield* Effect.fail(notFound)
  const { logoFileId, ...agency } = row
  return withoutNulls({ ...agency, logo: logoFileId && fileAddress(logoFileId) }) satisfies GuestAgency
})
