import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { FileStores } from "./FileStores.ts"

/** Bytes that are read at once: what asks the same store meanwhile waits for no more than these. */
const pieceLength = 256 * 1024

/** The bytes of a file, piece by piece from where they lie; undefined where they are gone. */
export const storedBytes = Effect.fnUntraced(function* (id: string) {
  const { query } = yield* Database
  const { named } = yield* FileStores
  const row = yield* query((db) =>
    db.selectFrom("files").select("store").where("id", "=", id).executeTakeFirst()
  )
  if (!row) return undefined
  const { piece } = named(row.store)
  const pieces: Array<Uint8Array> = []
  for (;;) {
    const next = yield* piece(id, pieces.length * pieceLength, pieceLength)
    if (!next) return undefined
    pieces.push(next)
    if (next.length < pieceLength) return Buffer.concat(pieces)
  }
})
