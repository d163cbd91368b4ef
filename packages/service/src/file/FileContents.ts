import { Cache, Context, Effect, Exit, Layer, Semaphore } from "effect"
import { Database } from "../database/Database.ts"
import { FileStores } from "./FileStores.ts"

/** Bytes that are read at once: what asks the same store meanwhile waits for no more than these. */
const pieceLength = 256 * 1024

/** How many files are read at a time, and how many stay in memory: the bytes behind an id never change. */
const mostAtATime = 2
const mostKept = 16

/**
 * The bytes of files, undefined for one that is gone. They are read piece by piece, once however many ask for them at the
 * same time: twenty people who want one large photo keep nobody else waiting.
 */
export class FileContents extends Context.Service<
  FileContents,
  { readonly read: (id: string) => Effect.Effect<Uint8Array | undefined> }
>()("@crewfleet/service/file/FileContents") {
  static readonly layer = Layer.effect(
    FileContents,
    Effect.gen(function* () {
      const { query } = yield* Database
      const { named } = yield* FileStores

      const readAll = Effect.fnUntraced(function* (id: string) {
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

      const few = yield* Semaphore.make(mostAtATime)
      const kept = yield* Cache.makeWith((id: string) => few.withPermit(readAll(id)), {
        capacity: mostKept,
        timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value ? "10 minutes" : 0)
      })
      return FileContents.of({ read: (id) => Cache.get(kept, id) })
    })
  )
}
