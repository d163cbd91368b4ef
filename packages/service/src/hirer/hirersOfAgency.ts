import type { ListedHirer, Page } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { tallied } from "../dashboard/tallied.ts"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { foundByText } from "../search/foundByText.ts"
import { likePattern, searchTerm } from "../search/likePattern.ts"
import { type FoundPage, searchedPage } from "../search/searchedPage.ts"

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

/** One page of the hirers who have booked with an agency, and how many there are; a search tells as `searchedPage`. */
export const hirersOfAgency = Effect.fnUntraced(function* (
  question: HirerQuestion
): Effect.fn.Return<Page<ListedHirer>, never, Database> {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const { ids, total, ...more } =
      searchTerm(question.search) === "" ? await listed(db, question) : await searched(db, question)
    return { content: await rowsOf(db, question.agencyId, ids), totalElements: total, ...more }
  })
})

const listed = async (db: Kysely<Tables>, question: HirerQuestion): Promise<FoundPage> => {
  const tally = tallied(db, question.agencyId, ["hirers"], "all").select("amount")
  const ids = await idsFrom(db, question, question.offset, question.limit)
  return { ids, total: (await tally.executeTakeFirst())?.amount ?? 0 }
}

const searched = (db: Kysely<Tables>, question: HirerQuestion): Promise<FoundPage> =>
  searchedPage(db, {
    found: (most) => found(db, question, most),
    walked: (offset, limit) => idsFrom(db, question, offset, limit),
    direction: question.direction,
    offset: question.offset,
    limit: question.limit
  })

const hirers = (db: Kysely<Tables>) => db.selectFrom("agencyHirers").where("bookings", ">", 0)

const hirersOf = (db: Kysely<Tables>, { agencyId }: HirerQuestion) =>
  hirers(db).where("agencyId", "=", agencyId)

const idsFrom = async (db: Kysely<Tables>, question: HirerQuestion, offset: number, limit: number) => {
  const term = searchTerm(question.search)
  const rows = await hirersOf(db, question)
    .$if(term !== "", (all) => all.where("searchText", "like", likePattern(term)))
    .select("clientId")
    .orderBy(hirerSorts[question.sort], question.direction)
    .orderBy("clientId", question.direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ clientId }) => clientId)
}

const found = (db: Kysely<Tables>, question: HirerQuestion, most: number) => {
  const columns = ["clientId as id", `${hirerSorts[question.sort]} as key`] as const
  return foundByText({
    scope: question.agencyId,
    typed: question.search,
    rows: (holds) => sql`${hirers(db).where(holds).select(columns)}`,
    most
  })
}

const rowsOf = async (
  db: Kysely<Tables>,
  agencyId: number,
  ids: ReadonlyArray<number>
): Promise<Array<ListedHirer>> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("clients")
    .innerJoin("agencyHirers", "clientId", "clients.id")
    .where("agencyId", "=", agencyId)
    .where("clients.id", "in", ids)
    .select(["clients.id", "name", "email", "telephone", "clients.rating", "verified"])
    .select("bookings as totalBooking")
    .execute()
  const hirers = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => hirers.get(id) ?? [])
}
