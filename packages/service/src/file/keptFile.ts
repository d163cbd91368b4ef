import { createHash } from "node:crypto"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import type { Selectable } from "kysely"
import { Database } from "../database/Database.ts"
import type { FileTable } from "../database/Tables.ts"
import { minutesAfter, now } from "../time/now.ts"
import { FileStores } from "./FileStores.ts"

/** How long an uploaded file may wait to be put to use. */
const waitingMinutes = 24 * 60

/** A file that is to be kept. */
export interface NewFile
  extends Pick<Selectable<FileTable>, "agencyId" | "ownerUserId" | "purpose" | "contentType"> {
  readonly content: Uint8Array
}

/**
 * Keeps a file and answers its id. It takes as long as its store does, so it happens outside of transactions: the
 * transaction that needs the file says so with `claimFile`, and one that nobody used within a day is removed by the clock.
 */
export const keepFile = Effect.fnUntraced(function* ({ content, ...file }: NewFile) {
  const { query } = yield* Database
  const { newest } = yield* FileStores
  const sha256 = createHash("sha256").update(content).digest("hex")
  const removeAt = minutesAfter(yield* now, waitingMinutes)
  const { id } = yield* query((db) =>
    db
      .insertInto("files")
      .values({ ...file, sha256, removeAt, store: newest.name })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  yield* newest.put(id, content)
  return id
})

const removedMeanwhile: Refusal = {
  _tag: "Conflict",
  message: "The uploaded file is not there any more. Upload it again."
}

/** Puts an uploaded file to use: it stays from now on. */
export const claimFile = Effect.fnUntraced(function* (id: string) {
  const { query } = yield* Database
  const moment = yield* now
  const { numUpdatedRows } = yield* query((db) =>
    db
      .updateTable("files")
      .set({ removeAt: null })
      .where("id", "=", id)
      .where((is) => is.or([is("removeAt", "is", null), is("removeAt", ">", moment)]))
      .executeTakeFirstOrThrow()
  )
  if (numUpdatedRows === 0n) return yield* Effect.fail(removedMeanwhile)
})

/**
 * Says that nobody needs a file any more: nobody sees it from then on, and the clock removes it. What leads to it is gone
 * before.
 */
export const dropFile = Effect.fnUntraced(function* (id: string) {
  const { query } = yield* Database
  const removeAt = yield* now
  yield* query((db) => db.updateTable("files").set({ removeAt }).where("id", "=", id).execute())
})
