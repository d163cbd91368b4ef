import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import { erase } from "../database/erase.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { minutesAfter, present } from "../session/present.ts"

/** How long an uploaded picture may wait to be put on file. */
const keptMinutes = 24 * 60

/** Erases pictures of documents that were uploaded and never put on file: nobody needs them, and they are private. */
export const eraseAbandoned: ClockJob<Database> = {
  name: "erase-abandoned-uploads",
  sentence: "Erases pictures of documents that were uploaded and never put on file",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const before = minutesAfter(yield* present, -keptMinutes)
      return yield* erase(
        "files",
        sql`purpose = 'document' and created_at < ${before}
          and not exists (select from client_documents where file_id = files.id)`
      )
    })
  }
}
