import type { LinkScope } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"

/** Lets the links to a record stand until another moment, and whoever has opened them; those that have ended stay as they are. */
export const moveLinks = Effect.fnUntraced(function* (
  scope: LinkScope,
  recordId: number,
  endsAt: Date,
  onlyLater = false
) {
  const { query } = yield* Database
  const moment = yield* now
  const links = yield* query((db) =>
    db
      .updateTable("accessLinks")
      .set({ endsAt })
      .where("scope", "=", scope)
      .where("recordId", "=", recordId)
      .where("endsAt", ">", moment)
      .$if(onlyLater, (all) => all.where("endsAt", "<", endsAt))
      .returning("id")
      .execute()
  )
  if (links.length === 0) return
  const ids = links.map((link) => link.id)
  yield* query((db) => db.updateTable("linkVisits").set({ endsAt }).where("linkId", "in", ids).execute())
})

/** The same, but for links that end later still: those stay as they are. */
export const prolongLinks = (scope: LinkScope, recordId: number, endsAt: Date) =>
  moveLinks(scope, recordId, endsAt, true)
