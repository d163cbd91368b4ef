import type { Page, Promotion, PromotionSort, PromotionStatus } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Scope } from "../dashboard/scope.ts"
import { tallied } from "../dashboard/tallied.ts"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { promotionRows } from "./promotionRows.ts"
import { toldPromotion } from "./toldPromotion.ts"

/** Which promotions a page is about, and in which order; `search` looks into titles and codes, or is the id. */
export interface PromotionQuery {
  readonly statuses: ReadonlyArray<PromotionStatus>
  readonly search: string
  readonly sort: PromotionSort
  readonly direction: "asc" | "desc"
  readonly scope: Scope
}

/** The most promotions that a search counts one by one. */
const countedAtMost = 500

/**
 * One page (zero-based) of the promotions that match, and how many match in all. A search that finds more than five
 * hundred is not counted to its end: the total then says how many there are at least, and always more than were
 * answered so far while there are more.
 */
export const promotionPage = Effect.fnUntraced(function* (
  asked: PromotionQuery,
  page: number,
  size: number
): Effect.fn.Return<Page<Promotion>, never, Database> {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const find = asked.search.trim() === "" ? listed : searched
    const { ids, total } = await find(db, asked, page * size, size)
    const rows =
      ids.length === 0 ? [] : await promotionRows(db, undefined).where("promotions.id", "in", ids).execute()
    const content = ids.flatMap((id) => rows.filter((row) => row.id === id).map(toldPromotion))
    return { content, totalElements: total }
  })
})

const keys: Readonly<Record<PromotionSort, RawBuilder<unknown>>> = {
  createdDate: sql`created_at`,
  id: sql`id`,
  title: sql`lower(title)`,
  startDate: sql`start_at`,
  expiryDate: sql`expiry_at`,
  discount: sql`coalesce(discount, 0)`,
  status: sql`status`
}

const listed = async (db: Kysely<Tables>, asked: PromotionQuery, offset: number, size: number) => ({
  ids: await idsFrom(db, asked, offset, size),
  total: await totalOf(db, asked)
})

// What is few is found by its text and then ordered; what is many comes soon enough in the order of an index.
const searched = async (db: Kysely<Tables>, asked: PromotionQuery, offset: number, size: number) => {
  const direction = sql.raw(asked.direction)
  const { rows: few } = await sql<{ id: number }>`
    with found as materialized (
      select id, ${keys[asked.sort]} as key from promotions where ${among(asked, asked.statuses)}
      limit ${countedAtMost + 1}
    )
    select id from found order by key ${direction}, id ${direction}
  `.execute(db)
  if (few.length <= countedAtMost) {
    return { ids: few.slice(offset, offset + size).map(({ id }) => id), total: few.length }
  }
  const ids = await idsFrom(db, asked, offset, size + 1)
  return { ids: ids.slice(0, size), total: Math.max(few.length, ids.length === 0 ? 0 : offset + ids.length) }
}

// Each status is read in order from an index of its own; sorting them together afterwards is cheap.
const idsFrom = async (
  db: Kysely<Tables>,
  asked: PromotionQuery,
  offset: number,
  limit: number
): Promise<ReadonlyArray<number>> => {
  const key = keys[asked.sort]
  const direction = sql.raw(asked.direction)
  const parts = asked.statuses.map(
    (status) => sql`(
      select id, ${key} as key from promotions where ${among(asked, [status])}
      order by ${key} ${direction}, id ${direction} limit ${offset + limit}
    )`
  )
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) candidates
    order by key ${direction}, id ${direction} limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}

const among = ({ scope, search }: PromotionQuery, statuses: ReadonlyArray<PromotionStatus>) =>
  sql.join(
    [
      sql`status in (${sql.join(statuses)})`,
      ...(scope === undefined ? [] : [sql`agency_id = ${scope}`]),
      ...(search.trim() === "" ? [] : [found(search.trim().toLowerCase())])
    ],
    sql` and `
  )

const found = (term: string) => {
  const pattern = `%${term.replace(/[\\%_]/g, "\\$&")}%`
  return /^\d{1,9}$/.test(term)
    ? sql`(search_text like ${pattern} or id = ${Number(term)})`
    : sql`search_text like ${pattern}`
}

/** How many promotions there are of each owner and status, tallies know. */
const totalOf = async (db: Kysely<Tables>, asked: PromotionQuery): Promise<number> => {
  const { total } = await tallied(db, asked.scope, ["promotion_status"], "all")
    .where("value", "in", asked.statuses)
    .select((tally) => tally.fn.coalesce(tally.fn.sum<number>("amount"), sql.lit(0)).as("total"))
    .executeTakeFirstOrThrow()
  return total
}
