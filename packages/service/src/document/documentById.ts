import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { documentNotFound } from "./documentRefusals.ts"
import type { Owner } from "./lockOwner.ts"

/** Whose a document is, and whether it is erased. */
export const documentById = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const row = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("documents")
          .select(["ownerKind", "ownerId", "erasedAt"])
          .where("id", "=", id)
          .executeTakeFirst()
      )
    : undefined
  if (!row) return yield* Effect.fail(documentNotFound)
  const owner: Owner = { kind: row.ownerKind, id: row.ownerId }
  return { owner, erasedAt: row.erasedAt }
})
