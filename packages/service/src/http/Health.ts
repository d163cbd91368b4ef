import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"

/** `/health`: 200 as long as the database answers. */
export const Health = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const { query } = yield* Database
    const alive = query((db) => sql`select 1`.execute(db)).pipe(Effect.timeout("5 seconds"))
    yield* router.add(
      "GET",
      "/health",
      Effect.matchCause(alive, {
        onSuccess: () => HttpServerResponse.jsonUnsafe({ status: "ok" }),
        onFailure: () => HttpServerResponse.jsonUnsafe({ status: "database away" }, { status: 503 })
      })
    )
  })
)
