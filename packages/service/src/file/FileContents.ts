import { Cache, Context, Effect, Exit, Layer, Semaphore } from "effect"
import type { Database } from "../database/Database.ts"
import type { FileStores } from "./FileStores.ts"
import { storedBytes } from "./storedBytes.ts"

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
      const context = yield* Effect.context<Database | FileStores>()
      const readAll = (id: string) => Effect.provide(storedBytes(id), context)
      const few = yield* Semaphore.make(mostAtATime)
      const kept = yield* Cache.makeWith((id: string) => few.withPermit(readAll(id)), {
        capacity: mostKept,
        timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value ? "10 minutes" : 0)
      })
      return FileContents.of({ read: (id) => Cache.get(kept, id) })
    })
  )
}
