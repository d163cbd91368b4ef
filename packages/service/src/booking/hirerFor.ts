import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { hirerNotFound } from "../hirer/hirerNotFound.ts"
import { namesOf } from "../hirer/namesOf.ts"
import type { Scope } from "../tally/scope.ts"

/**
 * A hirer as a booking keeps them. An agency books for hirers whom it knows, as it may not find out about others; an admin for
 * anybody.
 */
export const hirerFor = Effect.fnUntraced(function* (clientId: number, scope: Scope) {
  if (!isPossibleId(clientId)) return yield* Effect.fail(hirerNotFound)
  const { query } = yield* Database
  const hirer = yield* query((db) =>
    db
      .selectFrom("clients")
      .select(["name", "email"])
      .where("id", "=", clientId)
      .$if(scope !== undefined, (all) =>
        all.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("agencyHirers")
              .select("clientId")
              .whereRef("clientId", "=", "clients.id")
              .where("agencyId", "=", scope ?? 0)
              .where("known", "=", true)
          )
        )
      )
      .forShare()
      .executeTakeFirst()
  )
  if (!hirer) return yield* Effect.fail(hirerNotFound)
  return { clientId, ...namesOf(hirer.name), email: hirer.email }
})
