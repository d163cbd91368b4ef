import type { Expression, ExpressionBuilder, Kysely, RawBuilder, SqlBool } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { Measure } from "../database/TallyTables.ts"

/** What a list is: lines of one table, in which orders they come, how they are found, counted and answered. */
export interface ListDeclaration<Table extends keyof Tables, Own, Row extends { readonly id: number }, Line> {
  readonly table: Table
  /** What tells lines apart and orders those that are otherwise equal: a whole number, `id` unless told. */
  readonly id?: Column<Table>
  /** What lines must be, by what only this list is asked for. */
  readonly where?: (line: ExpressionBuilder<Tables, Table>, own: Own) => ReadonlyArray<Expression<SqlBool>>
  readonly statuses?: "status" extends keyof Tables[Table] ? Statuses<Table> : StatusesIn<Table>
  /** By what lines are ordered, by the first of these unless a request, or `foundBy`, says otherwise. */
  readonly sorts: Readonly<Record<string, Order<Table>>>
  /** ASC unless told. */
  readonly direction?: "ASC" | "DESC"
  /** How many are on a page unless a request says otherwise; 25 unless told. */
  readonly size?: number
  readonly texts?: "searchText" extends keyof Tables[Table] ? Texts<Table> : never
  /**
   * What an index of its own finds the lines by that are asked for. They come in that order; whoever asks for another has them
   * found first and then put in order, which would meet them late.
   */
  readonly foundBy?: (own: Own) => Order<Table> | undefined
  /**
   * Where the total comes from while nobody searches. A list that has tallies is long: where none knows the total no more
   * than 2,000 lines are counted. Of other lists all are.
   */
  readonly tally?: (own: Own) => Tally | number | undefined
  /** Whether there can be so many lines without a tally that no more than 2,000 are counted. */
  readonly isMany?: true
  /** The lines with these ids, in any order. */
  readonly rows: (db: Kysely<Tables>, ids: ReadonlyArray<number>, own: Own) => Promise<ReadonlyArray<Row>>
  /** One of them as the contract tells it. */
  readonly line: (row: Row, own: Own) => Line
}

/** A column, or what SQL makes of some. */
export type Column<Table extends keyof Tables> = (keyof Tables[Table] & string) | RawBuilder<unknown>

/** What lines are ordered by, none of it ever null, as the indexes have it; the id, which comes last, is left out. */
export type Order<Table extends keyof Tables> = ReadonlyArray<Column<Table>>

/** Which status a line can have. An index orders those of each status, and where `together` one orders all of them. */
export interface Statuses<Table extends keyof Tables = keyof Tables> {
  /** All that the contract knows: whoever asks for as many is not asked which. */
  readonly all: ReadonlyArray<string>
  readonly together: boolean
  /** Whether those of a status lie apart from the others in the orders, so that a search among some reads no others. */
  readonly apart?: true
  /** Which column has it; `status` unless told. */
  readonly column?: Column<Table>
}

/** The same of a table without a column `status`. */
type StatusesIn<Table extends keyof Tables> = Statuses<Table> & { readonly column: Column<Table> }

/** How a search finds lines: by their `search_text`, and by what else is told here. */
export interface Texts<Table extends keyof Tables = keyof Tables> {
  /** Whose a line is, as the index of texts has it; the list's owner unless told. */
  readonly owner?: RawBuilder<unknown>
  /** There is no index by `search_grams`: all texts of an owner are looked through. */
  readonly withoutGrams?: true
  /** By the id, too. */
  readonly byId?: true
  /** By the `search_text` of what a column refers to, in a table whose rows are somebody's by the same column. */
  readonly of?: { readonly [Name in keyof Tables[Table] & string]?: keyof Tables }
}

/** The tally that has the total, of all time or of days, and by statuses where the list has any. */
export interface Tally {
  readonly measure: Measure
  /** What it counts; the statuses that are wanted, unless told. */
  readonly values?: ReadonlyArray<string>
  /** The beginning of the first day. */
  readonly from?: Date | undefined
  /** The end of the last one. */
  readonly until?: Date | undefined
}
