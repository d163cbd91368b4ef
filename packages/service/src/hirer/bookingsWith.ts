import type { Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"

/** A hirer, asked for by one agency. */
export interface HirerNamed {
  readonly id: number
  readonly agencyId: number
}

const notFound: Refusal = { _tag: "NotFound", message: "This hirer cannot be found." }

/** PostgreSQL's integer ends here; no identifier is larger. */
const isPossible = (id: number) => id > 0 && id <= 2_147_483_647

/** How many bookings a hirer has with an agency; whoever has none with it, it does not know. */
export const bookingsWith = Effect.fnUntraced(function* ({ id, agencyId }: HirerNamed) {
  const { query } = yield* Database
  const row = isPossible(id)
    ? yield* query((db) =>
        db
          .selectFrom("agencyHirers")
          .select("bookings")
          .where("agencyId", "=", agencyId)
          .where("clientId", "=", id)
          .where("bookings", ">", 0)
          .executeTakeFirst()
      )
    : undefined
  return row ? row.bookings : yield* Effect.fail(notFound)
})
