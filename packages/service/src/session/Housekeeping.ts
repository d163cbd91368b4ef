import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { removeAbandoned } from "../hirer/removeAbandoned.ts"
import type { JobKind } from "../job/JobKind.ts"
import { knownMinutes } from "./KnownAddresses.ts"
import { minutesAfter, present } from "./present.ts"

/** How long what has expired is still kept, so that a refresh token used too late is known for what it is. */
const keptMinutes = 24 * 60

/** Removes what signing in and what was put down for later left behind, and nobody can use any more. */
export const removeExpired = Effect.gen(function* () {
  const { query } = yield* Database
  const before = minutesAfter(yield* present, -keptMinutes)
  yield* query((db) => db.deleteFrom("signInAttempts").where("at", "<", before).execute())
  const unknown = minutesAfter(yield* present, -knownMinutes)
  yield* query((db) => db.deleteFrom("knownAddresses").where("signedInAt", "<", unknown).execute())
  yield* query((db) => db.deleteFrom("oneTimePasswords").where("expiresAt", "<", before).execute())
  yield* query((db) => db.deleteFrom("passwordResets").where("expiresAt", "<", before).execute())
  yield* query((db) => db.deleteFrom("tokens").where("expiresAt", "<", before).execute())
  yield* query((db) => db.deleteFrom("jobs").where("expiresAt", "<", before).execute())
  // What a code or a link opens is of no use any more by then.
  yield* query((db) => db.deleteFrom("outbox").where("createdAt", "<", before).execute())
})

/** Does so once an hour, whichever process does it; where it fails, it is tried again. */
export const Housekeeping = Effect.map(
  Effect.context<Database>(),
  (context): JobKind => ({
    kind: "housekeeping",
    every: "1 hour",
    perform: () => Effect.provide(Effect.andThen(removeExpired, removeAbandoned), context)
  })
)
