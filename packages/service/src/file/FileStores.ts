import { Context, Effect, Layer } from "effect"
import { Database } from "../database/Database.ts"
import { databaseStore } from "./databaseStore.ts"

/** Where bytes of files are kept. It is told ids that nobody can guess, and nothing else of them. */
export interface FileStore {
  /** What rows of `files` call it, for ever. */
  readonly name: string
  /** Keeps bytes under an id; telling it again changes nothing. */
  readonly put: (id: string, content: Uint8Array) => Effect.Effect<void>
  /** So many bytes at most from a place on, fewer only at the end; undefined where there are none under this id. */
  readonly piece: (id: string, from: number, length: number) => Effect.Effect<Uint8Array | undefined>
  /** Forgets the bytes; where there are none it does nothing. */
  readonly remove: (id: string) => Effect.Effect<void>
}

/**
 * Every store that has files: new ones go to the `newest`, and those that are there stay readable where they are. Another
 * store is added here, and nothing else learns of it.
 */
export class FileStores extends Context.Service<
  FileStores,
  { readonly newest: FileStore; readonly named: (name: string) => FileStore }
>()("@crewfleet/service/file/FileStores") {
  /** The database keeps all of them. */
  static readonly layer = Layer.effect(
    FileStores,
    Effect.map(Database, (database) => FileStores.among(databaseStore(database)))
  )

  /** Those that there are, the newest first. */
  static readonly among = (newest: FileStore, ...others: ReadonlyArray<FileStore>) =>
    FileStores.of({
      newest,
      named: (name) => {
        const store = [newest, ...others].find((each) => each.name === name)
        if (!store) throw new Error(`There is no store of files that is called ${name}`)
        return store
      }
    })
}
