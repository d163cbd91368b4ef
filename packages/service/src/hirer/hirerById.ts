import type { Hirer } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { bookingsWith, type HirerNamed } from "./bookingsWith.ts"
import { documentsOf } from "./documentsOf.ts"

/** A hirer with the documents on file; one who never booked with the agency is not found. */
export const hirerById = Effect.fnUntraced(function* (named: HirerNamed) {
  const { query } = yield* Database
  const totalBooking = yield* bookingsWith(named)
  const { firstLine, town, country, ...hirer } = yield* query((db) =>
    db
      .selectFrom("clients")
      .select(["id", "name", "email", "telephone", "rating", "verified", "firstLine", "town", "country"])
      .where("id", "=", named.id)
      .executeTakeFirstOrThrow()
  )
  const clientDocs = yield* documentsOf(named.id)
  return { ...hirer, totalBooking, address: { firstLine, town, country }, clientDocs } satisfies Hirer
})
