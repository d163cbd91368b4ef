import type { Page } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { numberedPage } from "../http/numberedPage.ts"
import type { Scope } from "../tally/scope.ts"
import { cursorOf } from "./cursor.ts"
import type { FoundPage } from "./FoundPage.ts"
import type { Column, ListDeclaration } from "./ListDeclaration.ts"
import { countedAtMost, manyFound } from "./manyFound.ts"
import type { Question } from "./Question.ts"
import { type ListRequest, questionOf } from "./questionOf.ts"
import { searchedPage } from "./searchedPage.ts"
import { totalOf } from "./totalOf.ts"
import { walkedLines } from "./walkedLines.ts"

/** Whose lines are meant must be said where lines are somebody's; everybody's are `undefined`. */
type Scoped<Owner> = Owner extends undefined ? unknown : { readonly scope: Scope }

type NumberedPage<Line> = ReturnType<typeof numberedPage<Line>>

/**
 * A list, from its declaration, in which `owner` is the column of whose a line is: takes what a request asks for and
 * answers a page, by number or after a line that it told before. Of a search it tells as `searchedPage`.
 */
export const listOf =
  <
    Table extends keyof Tables,
    Row extends { readonly id: number },
    Line,
    Own = unknown,
    Owner extends Column<Table> | undefined = undefined
  >(
    list: ListDeclaration<Table, Own, Row, Line> & { readonly owner?: Owner }
  ) =>
  (request: ListRequest & Own & Scoped<Owner>): Effect.Effect<NumberedPage<Line>, Refusal, Database> =>
    Effect.gen(function* () {
      const { query } = yield* Database
      const { question, order } = yield* questionOf(list, request)
      const { page, size, after } = question
      const told = after?.told ?? page * size
      const found = yield* query(async (db) => {
        const { lines, ...total } = await linesOf(db, question, told)
        const ids = lines.slice(0, size).map(({ id }) => id)
        const rows = ids.length === 0 ? [] : await list.rows(db, ids, request)
        return { lines, ids, rows: new Map(rows.map((row) => [row.id, row])), ...total }
      })
      const { lines, ids, rows, total: totalElements, atLeast } = found
      const last = lines.length > size ? lines[size - 1] : undefined
      const content = ids.flatMap((id) => {
        const row = rows.get(id)
        return row === undefined ? [] : [list.line(row, request)]
      })
      const answer: Page<Line> = {
        content,
        totalElements,
        ...(atLeast && { atLeast }),
        ...(last && { next: yield* cursorOf({ ...last, told: told + size }, order) })
      }
      return numberedPage(answer, { page: Math.floor(told / size), size })
    })

/** The lines of a page and the one behind it. */
const linesOf = async (db: Kysely<Tables>, question: Question, told: number): Promise<FoundPage> => {
  const offset = question.after ? 0 : told
  if (question.search !== "") return searchedPage(db, question, { offset, told })
  const { lines, counted } = await walkedLines(db, question, offset, question.size + 1)
  const total = counted ?? (await totalOf(db, question))
  return question.isMany && total > countedAtMost ? manyFound(lines, question.size, told) : { lines, total }
}
