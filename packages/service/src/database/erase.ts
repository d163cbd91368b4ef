import { type RawBuilder, sql } from "kysely"
import { inPortions, mostAtOnce } from "./inPortions.ts"
import type { Tables } from "./Tables.ts"

/** Erases the rows of a table of which something holds, however many have gathered, and tells how many they were. */
export const erase = (table: keyof Tables, holds: RawBuilder<unknown>) =>
  inPortions(sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${holds} limit ${sql.lit(mostAtOnce)}
    ))`)
