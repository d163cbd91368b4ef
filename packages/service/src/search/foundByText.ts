import { type RawBuilder, sql } from "kysely"
import type { Scope } from "../dashboard/scope.ts"
import { likePattern, searchTerm } from "./likePattern.ts"

interface TextSearch {
  readonly scope: Scope
  readonly typed: string
  /** Whose a row is, as its index of texts has it. */
  readonly owner?: RawBuilder<unknown>
  /**
   * The rows of the scope that hold a text and are otherwise wanted, in no order. Were they asked for the scope once
   * more, the database might read an index of all that is an agency's.
   */
  readonly rows: (holds: RawBuilder<boolean>) => RawBuilder<unknown>
  readonly most: number
}

/** At most so many rows that hold a text; looked up agency by agency, since texts are indexed so (`search_grams`). */
export const foundByText = ({
  scope,
  typed,
  owner = sql`agency_id`,
  rows,
  most
}: TextSearch): RawBuilder<unknown> => {
  const grams = gramsOf(searchTerm(typed))
  const owners =
    scope === undefined
      ? sql`(select id, array(select id || ' ' || gram from unnest(${sql.val(grams)}::text[]) gram)
          from (select 0 union all select id from agencies) everybody (id))`
      : sql`(values (${scope}::integer, ${sql.val(grams.map((gram) => `${scope} ${gram}`))}::text[]))`
  const candidates =
    grams.length === 0 ? sql`${owner} = owners.id` : sql`search_grams(${owner}, search_text) @> owners.grams`
  const holds = sql<boolean>`${candidates} and search_text like ${likePattern(typed)}`
  return sql`select found.* from ${owners} owners (id, grams)
    cross join lateral (${rows(holds)} limit ${most}) found limit ${most}`
}

const shortest = 3
const longest = 4
const lookedUp = 2

/**
 * Groups of letters that a text must have to hold a term. Each that is looked up takes its time, the more, the more texts
 * have it, and few leave little over that does not hold the term: so those with the most digits, which tell more than
 * letters do, and then the foremost, as the end of an e-mail address tells little.
 */
const gramsOf = (term: string): ReadonlyArray<string> => {
  const letters = Array.from(term)
  if (letters.length < shortest) return []
  const last = Math.max(0, letters.length - longest)
  const places = Array.from({ length: Math.ceil(last / (longest - 1)) }, (_, at) => at * (longest - 1))
  return [...places, last]
    .map((place) => letters.slice(place, place + longest).join(""))
    .toSorted((one, other) => digitsIn(other) - digitsIn(one))
    .slice(0, lookedUp)
}

const digitsIn = (text: string): number => text.replaceAll(/[^0-9]/g, "").length
