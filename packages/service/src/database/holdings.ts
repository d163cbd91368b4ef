import { type Kysely, sql } from "kysely"
import type { Tables } from "./Tables.ts"

const counted = ["agencies", "users", "vehicles", "clients", "bookings", "files"] as const

/** What a database holds, in words, whatever version its schema has: "3 agencies, 9 users, …, in 36 tables". */
export const holdings = async (db: Kysely<Tables>): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const tables = new Set(rows.map(({ name }) => name))
  const counts: Array<string> = []
  for (const table of counted) {
    if (!tables.has(table)) continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db
    )
    counts.push(`${rows[0]?.count ?? 0} ${table}`)
  }
  if (tables.size === 0) return "no tables"
  return [...counts, `${tables.size} tables in all`].join(", ")
}
