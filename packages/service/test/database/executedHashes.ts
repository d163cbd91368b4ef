import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler
} from "kysely"
import { migrations } from "../../src/database/migrate.ts"

/** Where the hashes stand, a line for each migration, so that two branches that add one can be merged. */
export const hashFile = join(import.meta.dirname, "migrations.sha256")

/** The hashes that have been written down, by the name of the migration. */
export const writtenHashes = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(hashFile, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [hash = "", name = ""] = line.split("  ")
        return [name, hash]
      })
  )

/** What every migration executes where no query finds a row, as a hash of its SQL. */
export const executedHashes = async (): Promise<ReadonlyMap<string, string>> => {
  let executed: Array<unknown> = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (asked) => new PostgresIntrospector(asked),
      createQueryCompiler: () => new PostgresQueryCompiler()
    },
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => {
      executed.push([query.sql, query.parameters])
    }
  })
  const hashes = new Map<string, string>()
  for (const [name, { up }] of Object.entries(migrations)) {
    executed = []
    await up(db)
    hashes.set(name, createHash("sha256").update(JSON.stringify(executed)).digest("hex"))
  }
  return hashes
}
