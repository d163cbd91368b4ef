import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { foundByText } from "../search/foundByText.ts"
import { likePattern } from "../search/likePattern.ts"
import { besides, every, linesWith, ofScope, wanted } from "./lineSql.ts"
import type { Question } from "./Question.ts"

/** How a search finds lines: from what is few to begin with, and among lines that are read in their order. */
export interface Finding {
  /** Lines as `linesWith` selects them, in no order; where more are found than so many, not all, unless it is null. */
  readonly found: (most: number | null) => RawBuilder<unknown>
  readonly finds: Expression<SqlBool>
}

/** The ways in which a question that searches finds its lines. */
export const foundLines = async (db: Kysely<Tables>, question: Question): Promise<Finding> => {
  const ways = [...(await byReference(db, question)), ...byId(question)]
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
      [holds(question), ...ways].map((way) => sql`(${way})`),
      sql` or `
    )}`
  }
}

const byText = (question: Question, most: number | null): RawBuilder<unknown> => {
  const { texts, search, scope, owner } = question
  if (texts.withoutGrams)
    return sql`${linesWith(question, [...wanted(question), holds(question)])} limit ${most}`
  return foundByText({
    scope,
    typed: search,
    owner: texts.owner ?? owner ?? sql`0`,
    rows: (holding) => linesWith(question, [...besides(question), holding]),
    most
  })
}

// Found beforehand, so that the database knows whether many or few lines are found, and which index is the right one.
const byReference = async (db: Kysely<Tables>, question: Question) => {
  const ways: Array<RawBuilder<boolean>> = []
  for (const [column, table] of Object.entries(question.texts.of ?? {})) {
    const referred = sql<{ id: number }>`
      select id from ${sql.table(table)} where ${every([holds(question), ...ofScope(question)])}`
    const ids = (await referred.execute(db)).rows.map(({ id }) => id)
    if (ids.length > 0) ways.push(sql`${sql.ref(column)} = any(${sql.val(ids)}::integer[])`)
  }
  return ways
}

const holds = ({ search }: Question) => sql<boolean>`search_text like ${likePattern(search)}`

const byId = ({ texts, id, search }: Question) =>
  texts.byId && /^\d{1,9}$/.test(search) ? [sql<boolean>`${id} = ${Number(search)}`] : []
