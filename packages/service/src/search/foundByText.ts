import { type RawBuilder, sql } from "kysely"
import type { Scope } from "../dashboard/scope.ts"
import { likePattern, searchTerm } from "./likePattern.ts"

const lettersIndexed = 3

interface TextSearch {
  readonly scope: Scope
  readonly typed: string
  /** Whose a row is, as its index of texts has it. */
  readonly owner?: RawBuilder<unknown>
  /** The rows that hold a text and are otherwise wanted, in no order. */
  readonly rows: (holds: RawBuilder<boolean>) => RawBuilder<unknown>
  readonly most: number
}

/** At most so many rows that hold a text; looked up agency by agency, since `search_grams` indexes texts so. */
export const foundByText = ({
  scope,
  typed,
  owner = sql`agency_id`,
  rows,
  most
}: TextSearch): RawBuilder<unknown> => {
  const owners =
    scope === undefined
      ? sql`(select 0 union all select id from agencies)`
      : sql`(values (${scope}::integer))`
  const term = searchTerm(typed)
  const candidates =
    term.length < lettersIndexed
      ? sql`${owner} = owners.id`
      : sql`search_grams(${owner}, search_text) @> search_grams(owners.id, ${term})`
  const holds = sql<boolean>`${candidates} and search_text like ${likePattern(typed)}`
  return sql`select found.* from ${owners} owners (id)
    cross join lateral (${rows(holds)} limit ${most}) found limit ${most}`
}
