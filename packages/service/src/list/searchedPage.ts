import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { FoundPage } from "./FoundPage.ts"
import { foundLines } from "./foundLines.ts"
import { every, following, keysAsText, ordered, selected } from "./lineSql.ts"
import { countedAtMost, manyFound } from "./manyFound.ts"
import type { Question } from "./Question.ts"
import { walkedLines } from "./walkedLines.ts"

/** Where the lines of a page begin. */
export interface Beginning {
  /** How many lines to leave out. */
  readonly offset: number
  /** How many were told before, on this page's predecessors. */
  readonly told: number
}

/**
 * One page of a search. What is few is found by its text and then ordered; what is many comes soon enough in the order
 * of an index. Many are not counted to their end, which would take the longer, the more there are.
 */
export const searchedPage = async (
  db: Kysely<Tables>,
  question: Question,
  { offset, told }: Beginning
): Promise<FoundPage> => {
  const { found, finds } = await foundLines(db, question)
  const order = selected(question)
  const { rows } = await sql<FoundPage>`
    with found as materialized (select * from (${found(countedAtMost + 1)}) found limit ${countedAtMost + 1})
    select (select count(*) from found) as total, to_json(array(
      select json_build_object('id', id, 'keys', ${keysAsText(order)}) from (
        select * from found where ${every(following(order, question))}
        order by ${ordered(order)} limit ${question.size + 1} offset ${offset}
      ) page
    )) as lines
  `.execute(db)
  const [few] = rows
  if (few === undefined) throw new Error("A count has one row")
  if (few.total <= countedAtMost) return few
  const lines = await walkedLines(db, question, [finds], offset, question.size + 1)
  return manyFound(lines, question.size, told)
}
