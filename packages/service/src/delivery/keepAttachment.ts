import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"

/** How the attachments of one kind of delivered record are kept. `Record` says whose they are, and who sends them. */
export interface AttachmentKind<Record> {
  /** What is said where another one has this name. */
  readonly conflict: string
  /** How many a record may bring, all that were replaced included, and what is said of more. */
  readonly most: number
  readonly tooMany: string
  /** Lets one request at a time change a record; refuses whoever may not. */
  readonly lock: (record: Record) => Effect.Effect<unknown, Refusal, Database>
  /** Whether the attachment of this name is the record's; undefined where there is none. */
  readonly isOf: (db: Kysely<Tables>, record: Record, id: string) => Promise<boolean | undefined>
  readonly count: (db: Kysely<Tables>, record: Record) => Promise<number>
  readonly insert: (db: Kysely<Tables>, record: Record, id: string, fileId: string) => Promise<unknown>
}

/**
 * Keeps an attachment of what a device delivers, once however often it is sent; it may come before the record that names
 * it. `claim` puts its uploaded file to use and answers the file's id.
 */
export const keepAttachment = Effect.fnUntraced(function* <Record>(
  { conflict, most, tooMany, lock, isOf, count, insert }: AttachmentKind<Record>,
  record: Record,
  id: string,
  claim: Effect.Effect<string, Refusal, Database>
) {
  const { attempt, query, transaction } = yield* Database
  const taken = Effect.fail<Refusal>({ _tag: "Conflict", message: conflict })
  yield* transaction(
    Effect.gen(function* () {
      yield* lock(record)
      const isOurs = yield* query((db) => isOf(db, record, id))
      if (isOurs) return
      if (isOurs === false) return yield* taken
      if ((yield* query((db) => count(db, record))) >= most)
        return yield* Effect.fail<Refusal>({ _tag: "BadRequest", message: tooMany })
      const fileId = yield* claim
      yield* attempt((db) => insert(db, record, id, fileId)).pipe(
        Effect.catchTag("UniqueViolation", () => taken)
      )
    })
  )
})
