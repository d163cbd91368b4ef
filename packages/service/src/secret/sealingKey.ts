import { hkdfSync } from "node:crypto"
import { Effect } from "effect"
import type { Database } from "../database/Database.ts"
import { Settings } from "../Settings.ts"
import { writeLog } from "../writeLog.ts"
import { masterSecret } from "./masterSecret.ts"

/**
 * Finds the key that seals what is secret in a job. Where it lies in the same database, as nothing else was said, a line of the
 * log tells so.
 */
export const sealingKey: Effect.Effect<Effect.Effect<Buffer>, never, Database | Settings> = Effect.gen(
  function* () {
    const { secretKey, databaseUrl } = yield* Settings
    const secret = yield* masterSecret
    if (databaseUrl && !secretKey) yield* writeLog({ warning: unsafe })
    return Effect.map(secret, keyFrom)
  }
)

const unsafe =
  "Without SECRET_KEY, the key that seals mail until it is sent, and that which signs the packs of journeys, lie in the same database. Set SECRET_KEY."

const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "crewfleet jobs", 32))
