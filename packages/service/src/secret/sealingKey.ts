import { hkdfSync, randomBytes } from "node:crypto"
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { keptSecret } from "../database/keptSecret.ts"
import { Settings } from "../Settings.ts"
import { writeLog } from "../writeLog.ts"

/**
 * Finds the key that seals what is secret in a job. It comes from the settings or, with a data folder, from a file in it;
 * a database keeps the key to what it holds itself only where nothing else was said, which a line of the log tells.
 */
export const sealingKey: Effect.Effect<Effect.Effect<Buffer>, never, Database | Settings> = Effect.gen(
  function* () {
    const { secretKey, databaseUrl, dataDir } = yield* Settings
    if (secretKey) return Effect.succeed(keyFrom(secretKey))
    if (dataDir && !databaseUrl) return Effect.succeed(keyFrom(secretIn(dataDir)))
    if (databaseUrl) yield* writeLog({ warning: unsafe })
    return Effect.provideService(Effect.map(keptSecret("jobs"), keyFrom), Database, yield* Database)
  }
)

const unsafe =
  "Without SECRET_KEY, the key that seals mail until it is sent lies in the same database. Set SECRET_KEY."

const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "crewfleet jobs", 32))

const newSecret = () => randomBytes(32).toString("base64url")

// The folder is this process's alone; the file is whole or not there.
const secretIn = (folder: string) => {
  const path = join(folder, "secret.key")
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, newSecret(), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return readFileSync(path, "utf8")
}
