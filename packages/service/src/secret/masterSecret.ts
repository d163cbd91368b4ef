import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { keptSecret } from "../database/keptSecret.ts"
import { Settings } from "../Settings.ts"

/**
 * Finds the secret from which the keys of a deployment are derived. It comes from the settings or, with a data folder, from a file
 * in it; a database keeps it to what it holds itself only where nothing else was said.
 */
export const masterSecret: Effect.Effect<Effect.Effect<string>, never, Database | Settings> = Effect.gen(
  function* () {
    const { secretKey, databaseUrl, dataDir } = yield* Settings
    if (secretKey) return Effect.succeed(secretKey)
    if (dataDir && !databaseUrl) return Effect.succeed(secretIn(dataDir))
    return Effect.provideService(keptSecret("jobs"), Database, yield* Database)
  }
)

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
