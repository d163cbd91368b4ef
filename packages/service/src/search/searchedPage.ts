import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** The ids on a page, and how many match. */
export interface FoundPage {
  readonly ids: ReadonlyArray<number>
  readonly total: number
  /** There may be more than `total`. */
  readonly atLeast?: boolean
}

interface Search {
  /** The `id` of matches and the `key` that orders them, in no order; where there are more than so many, not all. */
  readonly found: (most: number) => RawBuilder<unknown>
  /** The ids of a stretch of all matches in their order. */
  readonly walked: (offset: number, limit: number) => Promise<ReadonlyArray<number>>
  readonly direction: "asc" | "desc"
  readonly offset: number
  readonly limit: number
}

/** The most matches that a search counts one by one. */
const countedAtMost = 2_000

/**
 * One page of a search. What is few is found by its text and then ordered; what is many comes soon enough in the order
 * of an index. Many are not counted to their end, which would take the longer, the more there are: the total is then
 * what is known, and always more than was answered so far while there is more.
 */
export const searchedPage = async (db: Kysely<Tables>, search: Search): Promise<FoundPage> => {
  const { walked, offset, limit } = search
  const { ids: few, total: counted } = await foundPage(db, search)
  if (counted <= countedAtMost) return { ids: few, total: counted }
  const ids = await walked(offset, limit + 1)
  if (ids.length === 0) return { ids, total: counted, atLeast: true }
  const total = Math.max(counted, offset + ids.length)
  return { ids: ids.slice(0, limit), total, ...(ids.length > limit && { atLeast: true }) }
}

const foundPage = async (db: Kysely<Tables>, { found, direction, offset, limit }: Search) => {
  const order = sql.raw(direction)
  const { rows } = await sql<{ ids: ReadonlyArray<number>; total: number }>`
    with found as materialized (select * from (${found(countedAtMost + 1)}) found limit ${countedAtMost + 1})
    select (select count(*) from found) as total, array(
      select id from found order by key ${order}, id ${order} limit ${limit} offset ${offset}
    ) as ids
  `.execute(db)
  const [page] = rows
  if (page === undefined) throw new Error("A count has one row")
  return page
}
