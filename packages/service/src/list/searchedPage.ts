import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { FoundPage } from "./FoundPage.ts"
import { foundLines } from "./foundLines.ts"
import { every, following, keysAsText, ordered, selected } from "./lineSql.ts"
import { countedAtMost, manyFound } from "./manyFound.ts"
import type { Question } from "./Question.ts"
import { nearLines } from "./walkedLines.ts"

/** Where the lines of a page begin. */
export interface Beginning {
  /** How many lines to leave out. */
  readonly offset: number
  /** How many were told before, on this page's predecessors. */
  readonly told: number
}

/**
 * One page of a search. What is few is found by its text and then ordered; what is many comes soon enough in the order
 * of an index, or else all of it is ordered. Many are not counted to their end, which would take the longer, the more there
 * are.
 */
export const searchedPage = async (
  db: Kysely<Tables>,
  question: Question,
  { offset, told }: Beginning
): Promise<FoundPage> => {
  const { found, finds } = await foundLines(db, question)
  const order = selected(question)
  const many = question.size + 1
  const foremost = (lines: RawBuilder<unknown>) =>
    sql`select * from ${lines} lines where ${every(following(order, question))}
      order by ${ordered(order)} limit ${many} offset ${offset}`
  const asJson = (lines: RawBuilder<unknown>) => sql`to_json(array(
    select json_build_object('id', id, 'keys', ${keysAsText(order)}) from (${lines}) page
  ))`
  const { rows } = await sql<FoundPage>`
    with found as materialized (select * from (${found(countedAtMost + 1)}) found limit ${countedAtMost + 1}),
      near as materialized (${nearLines(question, finds, offset, many)})
    select total, case
      when total <= ${countedAtMost} then ${asJson(foremost(sql`found`))}
      when (select count(*) from near) = ${many} then ${asJson(sql`select * from near`)}
      else ${asJson(foremost(sql`(${found(null)})`))}
    end as lines from (select count(*) as total from found) counted
  `.execute(db)
  const [page] = rows
  if (page === undefined) throw new Error("A count has one row")
  return page.total > countedAtMost ? manyFound(page.lines, question.size, told) : page
}
