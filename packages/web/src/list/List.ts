import type { exportMachine, KeepRows, ListPlace, PagedListLogic } from "@crewfleet/machines"
import type { Situation } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import type { Column } from "../ui/DataTable.tsx"

/** A list, declared once: what it is called, what it shows of each row, how it is narrowed, ordered and exported. */
export interface List<Row, Filter> {
  /** What one row is, and what they are together: “booking”, “bookings”. */
  readonly names: readonly [one: string, many: string]
  /** What stands above it; some depend on what is chosen. */
  readonly title: string | ((filter: Filter, rows: ReadonlyArray<Row>) => string)
  /** What its table is called; the second of its names, unless told. */
  readonly caption?: string
  readonly logic: PagedListLogic<Row, Filter>
  /** Whose rows it has, and how it is narrowed at first. */
  readonly filter: Filter
  /** Where it opens when its address says nothing of it; unless told, where nothing is chosen. */
  readonly opensAt?: Pick<ListPlace<Filter>, "filter" | "sort">
  /** What each row shows; a column with `sort` can be ordered by, the one that is the `heading` of a card names the row. */
  readonly columns: ReadonlyArray<Column<Row>>
  /** Orders for which there is no column. */
  readonly orders?: ReadonlyArray<{ readonly label: string; readonly sort: string }>
  readonly search?: ListSearch
  readonly filters?: { readonly [Key in keyof Filter]?: ListFilter<Filter[Key], Filter> }
  /** How many rows a page may have, where a person chooses; the smallest first. */
  readonly sizes?: ReadonlyArray<number>
  /** Which failure it is when it cannot be loaded. */
  readonly situation: Situation
  /** What is read while it loads; places of rows, unless told. */
  readonly loading?: string
  /** What is said where there are none at all. */
  readonly none: Nothing
  /** What is said where those that there are were not found. */
  readonly notFound?: (search: string) => Partial<Nothing>
  /** The pager leads on one page at a time. */
  readonly stepwise?: boolean
  readonly csv?: ListCsv<Row>
}

/** How a list is searched. */
export interface ListSearch {
  /** What the field is called, where its list is called something longer. */
  readonly label?: string
  /** What it looks into. */
  readonly placeholder?: string
  /** Whether there is a button beside it. */
  readonly button?: boolean
}

/** One way to narrow a list: how it stands in the address, and how it is asked for. */
export interface ListFilter<Value, Filter> {
  /** What it is called in the address. */
  readonly name: string
  /** The value that leaves all. */
  readonly none: Value
  /** What a word of an address says, which anybody may have typed; `first` where it says nothing. */
  readonly read: (word: string, first: Value) => Value
  readonly write: (value: Value) => string
  readonly field: (props: {
    readonly value: Value
    readonly filter: Filter
    readonly onChange: (value: Value) => void
  }) => ReactNode
}

/** That there is nothing to show, and what to do about it. */
export interface Nothing {
  readonly title: string
  readonly advice?: string | undefined
}

/** How all that a list shows becomes a file. */
export interface ListCsv<Row> {
  readonly logic: (keep: KeepRows<Row>) => typeof exportMachine
  /** What stands in each column, under its heading. */
  readonly columns: Readonly<Record<string, (row: Row) => string | number>>
  /** How rows come to be there, as in “Bookings were made”. */
  readonly added?: string
}

/** How many rows a page of most lists may have. */
export const listSizes = [10, 25, 50, 100]
