import { type Kysely, type SelectQueryBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { Grain, Measure } from "../database/TallyTables.ts"
import { type Scope, tallyScope } from "./scope.ts"

/** A span of time; without `from` it reaches back to the beginning, `until` is no longer in it. */
export interface Span {
  readonly from: Date | undefined
  readonly until: Date
}

/** How many rows have a value, such as a status. */
export interface Group {
  readonly group: string
  readonly count: number
}

type Tallied = SelectQueryBuilder<Tables, "tallies", object>

/**
 * The tallies of some measures at one grain. Those of all agencies together are what was added up and what changed
 * since, in one statement, so that no change is missed or counted twice: several rows may have one key.
 */
export const tallied = (
  db: Kysely<Tables>,
  scope: Scope,
  measures: ReadonlyArray<Measure>,
  grain: Grain
): Tallied => {
  const kept = db.selectFrom("tallies").where("agencyId", "=", tallyScope(scope))
  const figures = scope === undefined ? withChanges(db, kept) : kept
  return figures.where("measure", "in", measures).where("grain", "=", grain)
}

const withChanges = (db: Kysely<Tables>, kept: Tallied): Tallied => {
  const columns = ["measure", "grain", "since", "value", "amount"] as const
  const changes = db.selectFrom("tallyChanges").select(columns)
  return db.selectFrom(kept.select(columns).unionAll(changes).as("tallies")) as never
}

/** How often each value of each measure occurs, the most frequent first; by days when the span has a start. */
export const groupsOf = async <M extends Measure>(
  db: Kysely<Tables>,
  scope: Scope,
  measures: ReadonlyArray<M>,
  span?: Span
): Promise<Record<M, Array<Group>>> => {
  const query =
    span?.from === undefined
      ? tallied(db, scope, measures, "all")
      : tallied(db, scope, measures, "day").where("since", ">=", span.from).where("since", "<", span.until)
  const rows = await query
    .select((tally) => ["measure", "value as group", tally.fn.sum<number>("amount").as("count")])
    .groupBy(["measure", "value"])
    .having((tally) => tally.fn.sum("amount"), "<>", sql.lit(0))
    .orderBy("count", "desc")
    .orderBy("group")
    .execute()
  const groupsIn = (measure: M) =>
    rows.filter((row) => row.measure === measure).map(({ group, count }) => ({ group, count }))
  return Object.fromEntries(measures.map((measure) => [measure, groupsIn(measure)])) as Record<
    M,
    Array<Group>
  >
}
