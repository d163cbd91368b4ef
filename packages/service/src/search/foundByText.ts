import { type RawBuilder, sql } from "kysely"
import type { Scope } from "../tally/scope.ts"
import { likePattern, searchTerm } from "./likePattern.ts"

interface TextSearch {
  readonly scope: Scope
  readonly typed: string
  /** Whose a row is, as its index of texts has it. */
  readonly owner: RawBuilder<unknown>
  /**
   * The rows of the scope that hold a text and are otherwise wanted, in no order. Were they asked for the scope once
   * more, the database might read an index of all that is an agency's.
   */
  readonly rows: (holds: RawBuilder<boolean>) => RawBuilder<unknown>
  /** All where it is null. */
  readonly most: number | null
}

/** At most so many rows that hold a text: among an agency's own, or among everybody's (`search_grams`). */
export const foundByText = (search: TextSearch): RawBuilder<unknown> => {
  const { scope, typed, rows, most } = search
  const grams = gramsOf(searchTerm(typed))
  const isIndexed = grams.length > 0
  if (scope !== undefined) {
    const own = sql.val(grams.map((gram) => `${scope} ${gram}`))
    return foundAmong(search, sql`(values (${scope}::integer, ${own}::text[]))`, isIndexed)
  }
  if (!isIndexed) return sql`${rows(holding(search, sql`true`))} limit ${most}`

  // What is to be found nearly everywhere would be long to look up as a whole: some agencies have enough of it.
  const first = sql`(select 0 union all select id from agencies order by 1 limit ${sampled})`
  const sample = sql`(select id, array(select id || ' ' || gram from unnest(${sql.val(grams)}::text[]) gram)
    from ${first} first (id))`
  const others = sql<boolean>`${gramsIn(search)} @> ${sql.val(grams)}::text[] and ${search.owner} <> all(array${first})`
  return sql`(${foundAmong(search, sample, isIndexed)})
    union all (${rows(holding(search, others))} limit ${most}) limit ${most}`
}

/** How many agencies are looked into one by one, before all are at once. */
const sampled = 20

/** At most so many of each agency; `owners` has each with the letters that its texts are indexed by. */
const foundAmong = (search: TextSearch, owners: RawBuilder<unknown>, isIndexed: boolean) => {
  const candidates = isIndexed ? sql`${gramsIn(search)} @> owners.grams` : sql`${search.owner} = owners.id`
  return sql`select found.* from ${owners} owners (id, grams)
    cross join lateral (${search.rows(holding(search, candidates))} limit ${search.most}) found`
}

const gramsIn = ({ owner }: TextSearch) => sql`search_grams(${owner}, search_text)`

const holding = ({ typed }: TextSearch, candidates: RawBuilder<unknown>) =>
  sql<boolean>`${candidates} and search_text like ${likePattern(typed)}`

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
