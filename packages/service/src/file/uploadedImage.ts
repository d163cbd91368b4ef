import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { Effect } from "effect"
import type { Insertable } from "kysely"
import { Database } from "../database/Database.ts"
import type { FileTable } from "../database/Tables.ts"
import { violating } from "../http/violationsOf.ts"
import { imageIn } from "./imageIn.ts"

/** The most pixels of an image. A small file can hold a picture that fills the memory of whoever looks at it. */
const mostPixels = 25_000_000

/** What is wrong with an image of this kind and size, in the words for whoever chose it. */
export type ImageRule = (image: { readonly type: string; readonly size: number }) => string | undefined

/** An uploaded file that is an image by its content and breaks no rule; refused at the field `file` otherwise. */
export const readImage = Effect.fnUntraced(function* (path: string, name: string, rule: ImageRule) {
  const content = yield* Effect.promise(() => readFile(path))
  const image = imageIn(content)
  const problem = rule({ type: image?.type ?? "", size: content.length })
  if (problem !== undefined || !image) {
    return yield* refused(problem ?? "The selected file is no image")
  }
  if (image.width * image.height > mostPixels) {
    return yield* refused(`${name} has more than 25 million pixels`)
  }
  return { content, contentType: image.type }
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
