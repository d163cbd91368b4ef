import type { PromiseClient } from "../client/Client.ts"
import type { Problem } from "../failure/Problem.ts"
import type { Column } from "./csvRows.ts"
import type { Terminal } from "./Terminal.ts"

/** Whom an import is for. */
export interface ImportFor {
  readonly client: PromiseClient
  readonly agencyId: number
  readonly terminal: Terminal
}

/** A line as it was understood. */
export interface Understood {
  /** What it is known by, such as a registration mark; empty where it does not say. */
  readonly key: string
  /** How that is written. */
  readonly called: string
  /** What is wrong, by column. */
  readonly problems: ReadonlyArray<Problem>
  /** Makes it; under the same key it is made once, however often. */
  readonly make: (idempotencyKey: string) => Promise<unknown>
  /** What is sent, from which the key is made. */
  readonly sent: unknown
}

/** A kind of thing that can be imported. */
export interface Importable {
  readonly columns: ReadonlyArray<Column>
  /** What the service must be asked before: what is there already, and how lines are understood. */
  readonly prepare: (importing: ImportFor) => Promise<{
    readonly there: ReadonlySet<string>
    readonly understand: (cells: Readonly<Record<string, string>>) => Understood
  }>
}
