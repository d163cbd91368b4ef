import { type Expression, type Kysely, type SqlBool, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { every, following, inStatuses, keysAsText, linesWith, ordered, selected, wanted } from "./lineSql.ts"
import type { Found } from "./Place.ts"
import type { Question } from "./Question.ts"

/** A stretch of the lines of a question that meet some conditions more, read in their order from indexes. */
export const walkedLines = async (
  db: Kysely<Tables>,
  question: Question,
  conditions: ReadonlyArray<Expression<SqlBool>>,
  offset: number,
  limit: number
): Promise<ReadonlyArray<Found>> => {
  const within = [...wanted(question), ...conditions, ...following(question, question)]
  if (isOneRange(question)) {
    const { table, id } = question
    const { rows } = await sql<Found>`select ${id} as id, ${keysAsText(question)} as keys from ${table}
      where ${every(within)} order by ${ordered(question)} limit ${limit} offset ${offset}`.execute(db)
    return rows
  }
  // Each status is a range of an index in the right order; together they are not, so the beginnings are merged.
  const { statuses } = question
  const beginnings = (statuses?.wanted ?? []).map(
    (status) =>
      sql`(${linesWith(question, [...within, ...(statuses ? [inStatuses({ ...statuses, wanted: [status] })] : [])])}
        order by ${ordered(question)} limit ${offset + limit})`
  )
  const merged = selected(question)
  const { rows } = await sql<Found>`select id, ${keysAsText(merged)} as keys
    from (${sql.join(beginnings, sql` union all `)}) beginnings
    order by ${ordered(merged)} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

const isOneRange = ({ statuses, search }: Question) =>
  statuses === undefined ||
  statuses.wanted.length === 1 ||
  (statuses.together && (search !== "" || statuses.wanted.length === statuses.all.length))
