import { Effect } from "effect"
import { Database } from "../../src/database/Database.ts"
import { FileStores } from "../../src/file/FileStores.ts"
import { keepFile, type NewFile } from "../../src/file/keptFile.ts"

/** Keeps a file that looks like a picture in a database, and answers its id. */
export const storedFile = (
  database: Database["Service"],
  file: Pick<NewFile, "agencyId" | "purpose" | "content"> & Partial<Pick<NewFile, "contentType">>
): Promise<string> =>
  Effect.runPromise(
    keepFile({ contentType: "image/png", ownerUserId: null, ...file }).pipe(
      Effect.provide(FileStores.layer),
      Effect.provideService(Database, database)
    )
  )
