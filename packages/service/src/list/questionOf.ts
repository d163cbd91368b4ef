import type { Direction } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { expressionBuilder, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { pageBounds } from "../http/pageBounds.ts"
import { violated } from "../http/violationsOf.ts"
import { searchTerm } from "../search/likePattern.ts"
import type { Scope } from "../tally/scope.ts"
import { placeIn } from "./cursor.ts"
import type { Column, ListDeclaration } from "./ListDeclaration.ts"
import type { Question } from "./Question.ts"

/** What any list may be asked for, in the words of the wire; all of it may be left out. */
export interface ListRequest {
  /** Zero-based. */
  readonly page?: number | undefined
  readonly size?: number | undefined
  /** `next` of a page of the same list in the same order; the number of the page is ignored then. */
  readonly after?: string | undefined
  readonly search?: string | undefined
  /** Every one unless told. */
  readonly statuses?: ReadonlyArray<string> | undefined
  readonly sort?: string | undefined
  readonly direction?: Direction | undefined
}

const usualSize = 25

/** Reads a request by the declaration of its list; refuses what the list does not know in the name of its field. */
export const questionOf = Effect.fnUntraced(function* <
  Table extends keyof Tables,
  Own,
  Row extends { readonly id: number },
  Line
>(
  list: ListDeclaration<Table, Own, Row, Line> & { readonly owner?: Column<Table> | undefined },
  request: ListRequest & Own & { readonly scope?: Scope }
) {
  const { page = 0, size = list.size ?? usualSize, scope } = request
  yield* pageBounds({ page, size })
  const sorts = Object.keys(list.sorts)
  const foundBy = list.foundBy?.(request)
  const isInOrder = foundBy !== undefined && request.sort === undefined
  const columns = isInOrder ? foundBy : list.sorts[request.sort ?? sorts[0] ?? ""]
  if (columns === undefined) return yield* Effect.fail(violated("sort", `must be one of ${sorts.join(", ")}`))
  const keys = columns.map(expressed)
  const direction = (request.direction ?? list.direction) === "DESC" ? "desc" : "asc"
  const { statuses = [] } = request
  const wanted = statuses.length === 0 ? (list.statuses?.all ?? []) : statuses
  const tally = list.tally?.(request)
  // A cursor holds for the very order in which it was given out, and for whom.
  const order = JSON.stringify([list.table, keys.map((key) => key.toOperationNode()), direction, scope])
  const question: Question = {
    table: sql.table(list.table),
    id: list.id === undefined ? sql.ref("id") : expressed(list.id),
    ...(list.owner !== undefined && { owner: expressed(list.owner) }),
    scope,
    where: list.where?.(expressionBuilder<Tables, Table>(), request) ?? [],
    ...(list.statuses && {
      statuses: { ...list.statuses, column: expressed(list.statuses.column ?? "status"), wanted }
    }),
    keys,
    direction,
    search: searchTerm(request.search ?? ""),
    texts: (list.texts ?? {}) as Question["texts"],
    ...(foundBy && { found: isInOrder ? ("inOrder" as const) : ("first" as const) }),
    isMany: list.isMany ?? (list.tally !== undefined && tally === undefined),
    ...(tally !== undefined && { tally }),
    ...(request.after !== undefined && { after: yield* placeIn(request.after, order) }),
    page,
    size
  }
  return { question, order }
})

const expressed = (column: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  typeof column === "object" ? column : sql.ref(column)
