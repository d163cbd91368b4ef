import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { Effect } from "effect"
import type { Insertable } from "kysely"
import { Database } from "../database/Database.ts"
import type { FileTable } from "../database/Tables.ts"
import { violating } from "../http/violationsOf.ts"
import { mostPixels, pictureIn, plainBytes } from "./plainPicture.ts"
import { Uploads } from "./Uploads.ts"

/** What is wrong with an image of this kind and size, in the words for whoever chose it. */
export type ImageRule = (image: { readonly type: string; readonly size: number }) => string | undefined

/** An image that somebody sent, lying in a temporary file. */
export interface SentImage {
  readonly path: string
  readonly userId: number
  /** What a person calls it, such as `The logo`. */
  readonly name: string
  readonly rule: ImageRule
}

/**
 * What is kept of an uploaded file that is an image by its content and breaks no rule; refused at the field `file`
 * otherwise. It takes its time, so it happens outside of transactions.
 */
export const readImage = Effect.fnUntraced(function* ({ path, userId, name, rule }: SentImage) {
  const content = yield* Effect.promise(() => readFile(path))
  const { within } = yield* Uploads
  return yield* within(userId, content.length, checked(content, name, rule))
})

const checked = Effect.fnUntraced(function* (sent: Buffer, name: string, rule: ImageRule) {
  const picture = yield* pictureIn(sent)
  const problem = rule({ type: picture?.type ?? "", size: sent.length })
  if (problem !== undefined || !picture) return yield* refused(problem ?? "The selected file is no image")
  if (picture.pixels > mostPixels) return yield* refused(`${name} has more than 25 million pixels`)
  const content = yield* plainBytes(sent, picture)
  if (!content) return yield* refused("The selected file is damaged. Choose another one")
  return { content, contentType: picture.type }
})

/** Stores a file and answers its id. */
export const insertFile = Effect.fnUntraced(function* (file: Omit<Insertable<FileTable>, "sha256">) {
  const { query } = yield* Database
  const sha256 = createHash("sha256").update(file.content).digest("hex")
  const { id } = yield* query((db) =>
    db
      .insertInto("files")
      .values({ ...file, sha256 })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  return id
})

const refused = (text: string) => Effect.fail(violating([{ field: "file", text }]))
