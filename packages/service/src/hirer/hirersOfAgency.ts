import { hirerLists, type ListedHirer, type Page } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { tallied } from "../dashboard/tallied.ts"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"

/** What hirers can be ordered by. */
export const hirerSorts = { name: "nameKey", totalBooking: "bookings", rating: "rating" } as const

/** What a list of hirers is asked for; `search` looks into names, e-mail and telephone. */
export interface HirerQuestion {
  readonly agencyId: number
  readonly search: string
  readonly sort: keyof typeof hirerSorts
  readonly direction: "asc" | "desc"
  readonly offset: number
  readonly limit: number
}

/**
 * One page of the hirers who have booked with an agency, and how many there are. A search tells of a thousand at most:
 * to count more would take the longer, the more hirers there are.
 */
export const hirersOfAgency = Effect.fnUntraced(function* (
  question: HirerQuestion
): Effect.fn.Return<Page<ListedHirer>, never, Database> {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const total = await totalOf(db, question)
    const onPage = await pageOf(db, question, isSearch(question) && total <= hirerLists.mostFound)
    return {
      content: await rowsOf(db, onPage),
      totalElements: isSearch(question) ? Math.min(total, hirerLists.mostFound) : total
    }
  })
})

const isSearch = ({ search }: HirerQuestion) => search.trim() !== ""

const matching = (db: Kysely<Tables>, question: HirerQuestion) => {
  const term = question.search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")
  return db
    .selectFrom("agencyHirers")
    .where("agencyId", "=", question.agencyId)
    .where("bookings", ">", 0)
    .$if(isSearch(question), (all) => all.where("searchText", "like", `%${term}%`))
    .select(["clientId", "bookings", "nameKey", "rating"])
}

const totalOf = async (db: Kysely<Tables>, question: HirerQuestion): Promise<number> => {
  if (!isSearch(question)) {
    const tally = tallied(db, question.agencyId, ["hirers"], "all").select("amount")
    return (await tally.executeTakeFirst())?.amount ?? 0
  }
  const counted = matching(db, question).limit(hirerLists.mostFound + 1)
  const row = await db
    .selectFrom(counted.as("found"))
    .select((found) => found.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  return row.total
}

/**
 * The page in its order. What is few is found by its text and then ordered; what is many comes soon enough when the
 * hirers are looked through in their order, which has an index.
 */
const pageOf = (db: Kysely<Tables>, question: HirerQuestion, isFew: boolean) =>
  db
    .with(
      (cte) => (isFew ? cte("found").materialized() : cte("found").notMaterialized()),
      (db) => matching(db as Kysely<Tables>, question)
    )
    .selectFrom("found")
    .select(["clientId", "bookings"])
    .orderBy(hirerSorts[question.sort], question.direction)
    .orderBy("clientId", question.direction)
    .offset(question.offset)
    .limit(question.limit)
    .execute()

const rowsOf = async (
  db: Kysely<Tables>,
  onPage: ReadonlyArray<{ readonly clientId: number; readonly bookings: number }>
): Promise<Array<ListedHirer>> => {
  if (onPage.length === 0) return []
  const ids = onPage.map(({ clientId }) => clientId)
  const rows = await db
    .selectFrom("clients")
    .select(["id", "name", "email", "telephone", "rating", "verified"])
    .where("id", "in", ids)
    .execute()
  const hirers = new Map(rows.map((row) => [row.id, row]))
  return onPage.flatMap(({ clientId, bookings }) => {
    const hirer = hirers.get(clientId)
    return hirer ? [{ ...hirer, totalBooking: bookings }] : []
  })
}
