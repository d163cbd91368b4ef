import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { columnParsers } from "./columnParsers.ts"
import type { Tables } from "./Tables.ts"

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    columnParsers[oid] ??
    (format === "binary" ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid))
}

/** What PostgreSQL ends by itself when it takes too long, in milliseconds. */
export type Limits = Pick<
  pg.ClientConfig,
  "statement_timeout" | "idle_in_transaction_session_timeout" | "lock_timeout"
>

/** Nobody waits longer for an answer, and nobody keeps others waiting by doing nothing. */
const answering: Limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 15_000 }

/** Short questions are many: more processes for one of them would take longer to start than to answer it. */
const inOneProcess = "-c max_parallel_workers_per_gather=0"

/** Opens a pool of connections to a PostgreSQL server; statements end after 30 s, idle transactions after 15 s. */
export const openPostgres = (connectionString: string, limits = answering): Kysely<Tables> => {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: inOneProcess,
    ...limits
  })
  // Without a listener a dropped connection would end the process, idle (the pool's) or in use (the client's own).
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
}
