import type { Hirer } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { bookingsWith, type HirerNamed } from "./bookingsWith.ts"
import { hirerColumns, hirerOf } from "./hirerColumns.ts"
import { identityDocumentsOf } from "./identityDocumentsOf.ts"
import { isCorrectable } from "./isCorrectable.ts"

/** A hirer with the documents on file, for whoever looks at them; one whom the agency does not know is not found. */
export const hirerById = Effect.fnUntraced(function* (named: HirerNamed, viewer: number) {
  const { query } = yield* Database
  const totalBooking = yield* bookingsWith(named)
  const {
    id,
    rating,
    verified,
    version,
    isCorrectable: mayCorrect,
    ...row
  } = yield* query((db) =>
    db
      .selectFrom("clients")
      .select(["id", ...hirerColumns, "rating", "verified", "version"])
      .select(isCorrectable(named.agencyId))
      .where("id", "=", named.id)
      .executeTakeFirstOrThrow()
  )
  const clientDocs = yield* identityDocumentsOf(named.id, viewer)
  return {
    ...withoutNulls({ id, ...hirerOf(row), rating, verified, version }),
    isCorrectable: Boolean(mayCorrect),
    totalBooking,
    clientDocs
  } satisfies Hirer
})
