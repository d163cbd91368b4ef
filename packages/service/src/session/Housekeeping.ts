import { Effect, Layer, Schedule } from "effect"
import { Database } from "../database/Database.ts"
import { removeAbandoned } from "../hirer/removeAbandoned.ts"
import { minutesAfter, present } from "./present.ts"

/** How long what has expired is still kept, so that a refresh token used too late is known for what it is. */
const keptMinutes = 24 * 60

/** Removes what signing in left behind and nobody can use any more. */
export const removeExpired = Effect.gen(function* () {
  const { query } = yield* Database
  const before = minutesAfter(yield* present, -keptMinutes)
  yield* query((db) => db.deleteFrom("signInAttempts").where("at", "<", before).execute())
  yield* query((db) => db.deleteFrom("oneTimePasswords").where("expiresAt", "<", before).execute())
  yield* query((db) => db.deleteFrom("passwordResets").where("expiresAt", "<", before).execute())
  yield* query((db) => db.deleteFrom("tokens").where("expiresAt", "<", before).execute())
})

/** Does so every hour, as long as the service runs; where it fails, the next hour comes. */
export const Housekeeping = Layer.effectDiscard(
  Effect.andThen(removeExpired, removeAbandoned).pipe(
    Effect.catchCause(() => Effect.logError("What has expired could not be removed")),
    Effect.repeat(Schedule.spaced("1 hour")),
    Effect.delay("1 minute"),
    Effect.forkScoped
  )
)
