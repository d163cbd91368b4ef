import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { foundByText } from "../search/foundByText.ts"
import { likePattern } from "../search/likePattern.ts"
import { besides, linesWith, wanted } from "./lineSql.ts"
import type { Question } from "./Question.ts"

/** How a search finds lines: from what is few to begin with, and among lines that are read in their order. */
export interface Finding {
  /** Lines as `linesWith` selects them, in no order; where more are found than so many, not all. */
  readonly found: (most: number) => RawBuilder<unknown>
  readonly finds: Expression<SqlBool>
}

/** The ways in which a question that searches finds its lines. */
export const foundLines = async (db: Kysely<Tables>, question: Question): Promise<Finding> => {
  const { texts, search, scope } = question
  const ways = [...((await texts.also?.(db, search, scope)) ?? []), ...(texts.byId ? byId(question) : [])]
  return {
    found: (most) =>
      sql.join(
        [
          byText(question, most),
          ...ways.map((way) => sql`${linesWith(question, [...wanted(question), way])} limit ${most}`)
        ].map((way) => sql`(${way})`),
        sql` union `
      ),
    finds: sql<boolean>`${sql.join(
      [holds(search), ...ways].map((way) => sql`(${way})`),
      sql` or `
    )}`
  }
}

const byText = (question: Question, most: number): RawBuilder<unknown> => {
  const { texts, search, scope, owner } = question
  if (texts.withoutGrams)
    return sql`${linesWith(question, [...wanted(question), holds(search)])} limit ${most}`
  return foundByText({
    scope,
    typed: search,
    owner: texts.owner ?? owner ?? sql`0`,
    rows: (holding) => linesWith(question, [...besides(question), holding]),
    most
  })
}

const holds = (search: string) => sql<boolean>`search_text like ${likePattern(search)}`

const byId = ({ id, search }: Question) =>
  /^\d{1,9}$/.test(search) ? [sql<boolean>`${id} = ${Number(search)}`] : []
