import { documentKinds } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { lockOwner, type Owner } from "./lockOwner.ts"
import { settleTimes } from "./settleTimes.ts"

/** Lets the time to keep of all that an owner has on file begin, such as of a worker who left; or, once back, go on. */
export const ownerIsDone = Effect.fnUntraced(function* (owner: Owner, isDone = true, kinds = documentKinds) {
  const { query, transaction } = yield* Database
  const doneAt = isDone ? yield* now : null
  yield* transaction(
    Effect.gen(function* () {
      yield* lockOwner(owner)
      const documents = yield* query((db) =>
        db
          .updateTable("documents")
          .set({ doneAt })
          .where("ownerKind", "=", owner.kind)
          .where("ownerId", "=", owner.id)
          .where("erasedAt", "is", null)
          .returning(["id", "kind"])
          .execute()
      )
      for (const { id, kind } of documents) {
        const declared =
          kinds[kind] ?? (yield* Effect.die(new Error(`No kind of document is called ${kind}`)))
        yield* settleTimes(declared, id)
      }
    })
  )
})
