import { type Kysely, sql } from "kysely"

/**
 * A migration step that executes the statements in order (PGlite takes only one at a time). What it executes never
 * changes: databases have executed it.
 */
export const statements =
  (...texts: ReadonlyArray<string>) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const text of texts) await sql.raw(text).execute(db)
  }
