import type { Hirer } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { bookingsWith, type HirerNamed } from "./bookingsWith.ts"
import { identityDocumentsOf } from "./identityDocumentsOf.ts"

/** A hirer with the documents on file, for whoever looks at them; one who never booked with the agency is not found. */
export const hirerById = Effect.fnUntraced(function* (named: HirerNamed, viewer: number) {
  const { query } = yield* Database
  const totalBooking = yield* bookingsWith(named)
  const { firstLine, town, country, ...hirer } = yield* query((db) =>
    db
      .selectFrom("clients")
      .select(["id", "name", "email", "telephone", "rating", "verified", "firstLine", "town", "country"])
      .where("id", "=", named.id)
      .executeTakeFirstOrThrow()
  )
  const clientDocs = yield* identityDocumentsOf(named.id, viewer)
  return {
    ...withoutNulls({ ...hirer, address: { firstLine, town, country } }),
    totalBooking,
    clientDocs
  } satisfies Hirer
})
