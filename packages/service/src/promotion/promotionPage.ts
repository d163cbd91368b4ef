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

/** One page (zero-based) of the promotions that match, and how many match in all. */
export const promotionPage = Effect.fnUntraced(function* (
  asked: PromotionQuery,
  page: number,
  size: number
): Effect.fn.Return<Page<Promotion>, never, Database> {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const ids = await idsOf(db, asked, page, size)
    const rows =
      ids.length === 0 ? [] : await promotionRows(db, undefined).where("promotions.id", "in", ids).execute()
    const content = ids.flatMap((id) => rows.filter((row) => row.id === id).map(toldPromotion))
    return { content, totalElements: await totalOf(db, asked) }
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

// Each status is read in order from an index of its own; sorting them together afterwards is cheap.
const idsOf = async (db: Kysely<Tables>, asked: PromotionQuery, page: number, size: number) => {
  const key = keys[asked.sort]
  const direction = sql.raw(asked.direction)
  const parts = asked.statuses.map(
    (status) => sql`(
      select id, ${key} as key from promotions where ${among(asked, [status])}
      order by ${key} ${direction}, id ${direction} limit ${(page + 1) * size}
    )`
  )
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) candidates
    order by key ${direction}, id ${direction} limit ${size} offset ${page * size}
  `.execute(db)
  return rows.map(({ id }) => id)
}

const among = ({ scope, search }: PromotionQuery, statuses: ReadonlyArray<PromotionStatus>) =>
  sql.join(
    [
      sql`status in (${sql.join(statuses)})`,
      ...(scope === undefined ? [] : [sql`agency_id = ${scope}`]),
      ...(search.trim() === "" ? [] : [sql`id in (${found(search.trim().toLowerCase())})`])
    ],
    sql` and `
  )

// Each way to find a promotion has an index of its own, which one condition with `or` could not use.
const found = (term: string) => sql`
  select id from promotions where search_text like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`}
  union select id from promotions where id = ${/^\d{1,9}$/.test(term) ? Number(term) : 0}
`

const totalOf = async (db: Kysely<Tables>, asked: PromotionQuery): Promise<number> => {
  if (asked.search.trim() === "") {
    const { total } = await tallied(db, asked.scope, ["promotion_status"], "all")
      .where("value", "in", asked.statuses)
      .select((tally) => tally.fn.coalesce(tally.fn.sum<number>("amount"), sql.lit(0)).as("total"))
      .executeTakeFirstOrThrow()
    return total
  }
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from promotions where ${among(asked, asked.statuses)}
  `.execute(db)
  return rows[0]?.total ?? 0
}
