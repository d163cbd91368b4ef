import type { DocumentOwner } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"

/** Whose documents are meant. */
export interface Owner {
  readonly kind: DocumentOwner
  readonly id: number
}

/** Who does something with documents, and for which agency; null for nobody's. */
export interface Clerk {
  readonly userId: number
  readonly agencyId: number | null
}

/** Lets one at a time change what an owner has on file, hold it or erase it, until the transaction ends. */
export const lockOwner = Effect.fnUntraced(function* ({ kind, id }: Owner) {
  const { query } = yield* Database
  const key = `documents of ${kind} ${id}`
  yield* query((db) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db))
})
