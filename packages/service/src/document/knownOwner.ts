import type { Refusal } from "@crewfleet/sdk/effect"
import type { DocumentOwner } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Owner } from "./lockOwner.ts"

const notFound: Refusal = { _tag: "NotFound", message: "Whose documents these are cannot be found." }

const tables = {
  hirer: "clients",
  worker: "workers",
  vehicle: "vehicles",
  job: "transportJobs"
} as const satisfies Record<DocumentOwner, string>

/** An owner of documents; not found where there is none of that number. */
export const knownOwner = Effect.fnUntraced(function* (owner: Owner) {
  const { query } = yield* Database
  const row = isPossibleId(owner.id)
    ? yield* query((db) =>
        db.selectFrom(tables[owner.kind]).select("id").where("id", "=", owner.id).executeTakeFirst()
      )
    : undefined
  return row ? owner : yield* Effect.fail(notFound)
})
