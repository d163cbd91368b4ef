import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { columnParsers } from "./columnParsers.ts"
import type { Tables } from "./Tables.ts"

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    columnParsers[oid] ??
    (format === "binary" ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid))
}

/** Opens a pool of connections to a PostgreSQL server. */
export const openPostgres = (connectionString: string): Kysely<Tables> => {
  const pool = new pg.Pool({ connectionString, types, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener a dropped idle connection would end the process; the pool replaces it by itself.
  pool.on("error", () => {})
  return new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
}
