import { Effect } from "effect"
import type { Insertable } from "kysely"
import { type Caller, isLinkHolder } from "../access/Caller.ts"
import { holdLink } from "../access/holdLink.ts"
import type { ChangeTable } from "../database/ChangeTable.ts"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"

/** Who did something: somebody with an account, or whoever holds a link. */
export type Doer = { readonly userId: number } | { readonly linkId: string }

/** The service by itself, or a guest. */
export interface Nobody {
  readonly userId: null
}

/** Who a caller is to what is written down. */
export const doerOf = (caller: Caller): Doer =>
  isLinkHolder(caller) ? { linkId: caller.linkId } : { userId: caller.userId }

/**
 * Writes down who changed what, from which status to which, and why; nobody, where the service did it by itself. What the holder of a link does, is done only while
 * the link stands: in a transaction nothing of it happens once the link was withdrawn or has ended.
 */
export const insertChange = Effect.fnUntraced(function* (
  change: Omit<Insertable<ChangeTable>, "at" | "userId" | "linkId"> & { readonly at?: Date } & (Doer | Nobody)
) {
  const { query } = yield* Database
  const at = yield* now
  if ("linkId" in change) yield* holdLink(change.linkId)
  yield* query((db) =>
    db
      .insertInto("changes")
      .values({ at, ...change })
      .execute()
  )
})
