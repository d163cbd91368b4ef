import { type Kysely, sql } from "kysely"
import type { Tables } from "../../packages/service/src/database/Tables.ts"

/** Some indexes, none of which a constraint needs: those of these tables, or those of texts in any table. */
export type Indexes = ReadonlyArray<keyof Tables & string> | "of texts"

/** Does what fills a database while some of its indexes are away, and makes them afterwards, all rows of each at once. */
export const withoutIndexes = async (db: Kysely<Tables>, which: Indexes, fill: () => Promise<void>) => {
  const chosen =
    which === "of texts"
      ? sql`method.amname = 'gin'`
      : sql`kind.indrelid = any(array[${sql.join(which.map((table) => sql`${sql.lit(sqlName(table))}::regclass`))}])`
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.relname as name, pg_get_indexdef(index.oid) as definition
    from pg_index kind join pg_class index on index.oid = kind.indexrelid join pg_am method on method.oid = index.relam
    where index.relnamespace = 'public'::regnamespace and ${chosen}
      and not exists (select from pg_constraint where conindid = index.oid)`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db)
  await fill()
  // Two at a time, each on a connection of its own.
  const awaited = rows.values()
  const make = async () => {
    for (const { definition } of awaited)
      await db.transaction().execute(async (within) => {
        await sql`set local maintenance_work_mem = '512MB'`.execute(within)
        await sql.raw(definition).execute(within)
      })
  }
  await Promise.all([make(), make()])
}

const sqlName = (table: string) => table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
