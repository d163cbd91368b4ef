import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { tallied } from "../tally/tallied.ts"
import type { Tally } from "./ListDeclaration.ts"
import { every, wanted } from "./lineSql.ts"
import { countedAtMost } from "./manyFound.ts"
import type { Question } from "./Question.ts"

/**
 * How many lines there are that nobody searches among: tallies know it, where a list has one, so that none is counted. Of
 * a list of many, more than are counted one by one count as one more.
 */
export const totalOf = async (db: Kysely<Tables>, question: Question): Promise<number> => {
  const { tally, table, isMany } = question
  if (typeof tally === "number") return tally
  if (tally !== undefined) return totalIn(db, question, tally)
  const counted = isMany ? sql`limit ${countedAtMost + 1}` : sql``
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${table} where ${every(wanted(question))} ${counted}) lines`.execute(
    db
  )
  return rows[0]?.total ?? 0
}

const totalIn = async (
  db: Kysely<Tables>,
  { scope, statuses }: Question,
  { measure, values = statuses?.wanted, from, until }: Tally
): Promise<number> => {
  const isOfDays = from !== undefined || until !== undefined
  const { total } = await tallied(db, scope, [measure], isOfDays ? "day" : "all")
    .$if(values !== undefined, (all) => all.where("value", "in", values ?? []))
    .$if(from !== undefined, (all) => all.where("since", ">=", from ?? new Date()))
    .$if(until !== undefined, (all) => all.where("since", "<", until ?? new Date()))
    .select(({ fn }) => fn.coalesce(fn.sum<number>("amount"), sql.lit(0)).as("total"))
    .executeTakeFirstOrThrow()
  return total
}
