import { hasOffer } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { joined } from "../access/memberships.ts"
import { Database } from "../database/Database.ts"

/** The agencies whose offer a worker has. */
export const offersOf = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    joined(db).select(["agencyId", "standing", "offeredAt"]).where("workerId", "=", workerId).execute()
  )
  return rows
    .filter(({ standing, offeredAt }) => hasOffer(standing, offeredAt !== null))
    .map(({ agencyId }) => agencyId)
})
