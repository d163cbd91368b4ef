import type { Expression, RawBuilder, SqlBool } from "kysely"
import type { Scope } from "../tally/scope.ts"
import type { Statuses, Tally, Texts } from "./ListDeclaration.ts"
import type { Place } from "./Place.ts"

/** What a page is asked for: a list's declaration and a request, checked and put together, as SQL has it. */
export interface Question {
  readonly table: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  /** Whose a line is. */
  readonly owner?: RawBuilder<unknown>
  /** Whose lines are meant; everybody's where it is undefined. */
  readonly scope: Scope
  readonly where: ReadonlyArray<Expression<SqlBool>>
  readonly statuses?: Omit<Statuses, "column"> & {
    readonly column: RawBuilder<unknown>
    readonly wanted: ReadonlyArray<string>
  }
  /** In which order: by these and then by the id, all of them in one direction. */
  readonly keys: ReadonlyArray<RawBuilder<unknown>>
  readonly direction: "asc" | "desc"
  /** What is searched for; empty where nobody does. */
  readonly search: string
  readonly texts: Omit<Texts, "of"> & { readonly of?: Readonly<Record<string, string>> }
  readonly tally?: Tally | number
  /** Where an index of its own finds the lines: whether it has them in their order, or they are put in it afterwards. */
  readonly found?: "inOrder" | "first"
  /** Whether lines are counted to a limit, as a search is. */
  readonly isMany: boolean
  /** The line that the page follows, where a request names one. */
  readonly after?: Place
  readonly page: number
  readonly size: number
}
