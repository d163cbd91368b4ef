import type { Page, Promotion, PromotionSort, PromotionStatus } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Scope } from "../dashboard/scope.ts"
import { tallied } from "../dashboard/tallied.ts"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { foundByText } from "../search/foundByText.ts"
import { likePattern, searchTerm } from "../search/likePattern.ts"
import { searchedPage } from "../search/searchedPage.ts"
import { promotionRows, toldPromotion } from "./promotionRows.ts"

/** Which promotions a page is about, and in which order; `search` looks into titles and codes, or is the id. */
export interface PromotionQuery {
  readonly statuses: ReadonlyArray<PromotionStatus>
  readonly search: string
  readonly sort: PromotionSort
  readonly direction: "asc" | "desc"
  readonly scope: Scope
}

/** One page (zero-based) of the promotions that match, and how many match in all; a search tells as `searchedPage`. */
export const promotionPage = Effect.fnUntraced(function* (
  asked: PromotionQuery,
  page: number,
  size: number
): Effect.fn.Return<Page<Promotion>, never, Database> {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const find = searchTerm(asked.search) === "" ? listed : searched
    const { ids, total, ...more } = await find(db, asked, page * size, size)
    const rows =
      ids.length === 0 ? [] : await promotionRows(db, undefined).where("promotions.id", "in", ids).execute()
    const content = ids.flatMap((id) => rows.filter((row) => row.id === id).map(toldPromotion))
    return { content, totalElements: total, ...more }
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

const searched = (db: Kysely<Tables>, asked: PromotionQuery, offset: number, limit: number) =>
  searchedPage(db, {
    found: (most) => found(asked, most),
    walked: (from, many) => idsFrom(db, asked, from, many),
    direction: asked.direction,
    offset,
    limit
  })

const found = (asked: PromotionQuery, most: number) => {
  const rowsWith = (condition: RawBuilder<boolean>, scope: Scope) => sql`
    select id, ${keys[asked.sort]} as key from promotions
    where ${condition} and ${among(scope, asked.statuses)}`
  const byText = foundByText({
    scope: asked.scope,
    typed: asked.search,
    owner: sql`coalesce(agency_id, 0)`,
    rows: (holds) => rowsWith(holds, undefined),
    most
  })
  return sql`(${byText}) union (${rowsWith(isId(asked), asked.scope)})`
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
      select id, ${key} as key from promotions where ${among(asked.scope, [status])} and ${matches(asked)}
      order by ${key} ${direction}, id ${direction} limit ${offset + limit}
    )`
  )
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) candidates
    order by key ${direction}, id ${direction} limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}

const among = (scope: Scope, statuses: ReadonlyArray<PromotionStatus>) =>
  scope === undefined
    ? sql`status in (${sql.join(statuses)})`
    : sql`status in (${sql.join(statuses)}) and agency_id = ${scope}`

const matches = (asked: PromotionQuery) =>
  searchTerm(asked.search) === ""
    ? sql`true`
    : sql`(search_text like ${likePattern(asked.search)} or ${isId(asked)})`

const isId = ({ search }: PromotionQuery) =>
  sql<boolean>`id = ${/^\d{1,9}$/.test(searchTerm(search)) ? Number(search) : 0}`

/** How many promotions there are of each owner and status, tallies know. */
const totalOf = async (db: Kysely<Tables>, asked: PromotionQuery): Promise<number> => {
  const { total } = await tallied(db, asked.scope, ["promotion_status"], "all")
    .where("value", "in", asked.statuses)
    .select((tally) => tally.fn.coalesce(tally.fn.sum<number>("amount"), sql.lit(0)).as("total"))
    .executeTakeFirstOrThrow()
  return total
}
