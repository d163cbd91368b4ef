import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { closedBecause } from "./linkStanding.ts"

/** Keeps a link from being withdrawn until the transaction ends, and fails where it does not stand any more. */
export const holdLink = Effect.fnUntraced(function* (id: string) {
  const { query } = yield* Database
  const moment = yield* now
  const link = yield* query((db) =>
    db
      .selectFrom("accessLinks")
      .innerJoin("agencies", "agencies.id", "accessLinks.agencyId")
      .select(["endsAt", "revokedAt", "scope", "agencies.name as agencyName"])
      .where("accessLinks.id", "=", id)
      .forShare("accessLinks")
      .executeTakeFirstOrThrow()
  )
  const closed = closedBecause(link, moment)
  if (closed) return yield* Effect.fail(closed)
})
