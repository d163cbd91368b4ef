import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { every, following, inStatuses, keysAsText, linesWith, ordered, selected, wanted } from "./lineSql.ts"
import type { Found } from "./Place.ts"
import type { Question } from "./Question.ts"

/** Lines, and how many there are of them all where that comes with finding them. */
interface Walked {
  readonly lines: ReadonlyArray<Found>
  readonly counted?: number | undefined
}

/** A stretch of the lines of a question that nobody searches among, read in their order from indexes. */
export const walkedLines = async (
  db: Kysely<Tables>,
  question: Question,
  offset: number,
  limit: number
): Promise<Walked> => {
  const ranges = rangesOf(question)
  const [only] = ranges
  const merged = selected(question)
  if (question.found === "first" && only !== undefined) {
    // Only the keys of the page become text, and the inner offset keeps the order from being looked through instead.
    const { rows } = await sql<Found & { readonly counted: number }>`
      select id, ${keysAsText(merged)} as keys, counted
      from (
        select *, count(*) over () as counted from (${linesWith(question, only)} offset 0) found
        order by ${ordered(merged)} limit ${limit} offset ${offset}
      ) page
      order by ${ordered(merged)}`.execute(db)
    // What follows a line is not all that there is.
    return { lines: rows, ...(question.after === undefined && { counted: rows[0]?.counted }) }
  }
  if (ranges.length === 1 && only !== undefined) {
    const { table, id } = question
    const { rows } = await sql<Found>`select ${id} as id, ${keysAsText(question)} as keys from ${table}
      where ${every(only)} order by ${ordered(question)} limit ${limit} offset ${offset}`.execute(db)
    return { lines: rows }
  }
  const beginnings = ranges.map(
    (range) => sql`(${linesWith(question, range)} order by ${ordered(question)} limit ${offset + limit})`
  )
  const { rows } = await sql<Found>`select id, ${keysAsText(merged)} as keys
    from (${sql.join(beginnings, sql` union all `)}) beginnings
    order by ${ordered(merged)} limit ${limit} offset ${offset}`.execute(db)
  return { lines: rows }
}

/** So many lines of each range are looked through for a text, before it is looked up whatever it takes. */
const near = 10_000

/** Selects such a stretch of those among the foremost lines that meet a condition, as `linesWith` does. */
export const nearLines = (
  question: Question,
  finds: Expression<SqlBool>,
  offset: number,
  limit: number
): RawBuilder<unknown> => {
  const { table, id, keys } = question
  const order = selected(question)
  const columns = [id, ...keys].map((column, at) => sql`${column} as ${[order.id, ...order.keys][at]}`)
  const nearest = rangesOf(question).map((range) => {
    const lines = sql`(select ${sql.join(columns)}, ${finds} as is_found from ${table}
      where ${every(range)} order by ${ordered(question)} limit ${near}) lines`
    return sql`(${linesWith({ ...order, table: lines }, [sql<boolean>`is_found`])}
      order by ${ordered(order)} limit ${offset + limit})`
  })
  return sql`select * from (${sql.join(nearest, sql` union all `)}) nearest
    order by ${ordered(order)} limit ${limit} offset ${offset}`
}

/** What lines must be, range by range: of each status an index has the right order, of several together not always. */
const rangesOf = (question: Question): ReadonlyArray<ReadonlyArray<Expression<SqlBool>>> => {
  const within = [...wanted(question), ...following(question, question)]
  const { statuses } = question
  if (statuses === undefined || isOneRange(question)) return [within]
  return statuses.wanted.map((status) => [...within, inStatuses({ ...statuses, wanted: [status] })])
}

const isOneRange = ({ statuses, search, found }: Question) =>
  found !== undefined ||
  statuses === undefined ||
  statuses.wanted.length === 1 ||
  (statuses.together &&
    (statuses.wanted.length === statuses.all.length || (search !== "" && !statuses.apart)))
