import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { logoProblems, type Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { type Image, imageIn } from "./imageIn.ts"

/** The most pixels of a logo. A small file can hold a picture that fills the memory of whoever looks at it. */
const mostPixels = 25_000_000

/** Where a stored logo is served. */
export const logoAddress = (fileId: string): string => `/files/${fileId}`

/** Stores an uploaded file as an agency's logo, in place of the one before. What it is, its content says. */
export const saveLogo = Effect.fnUntraced(function* (agencyId: number, path: string) {
  const { query, transaction } = yield* Database
  const content = yield* Effect.promise(() => readFile(path))
  const image = imageIn(content)
  const problem = problemWith(image, content.length)
  if (problem || !image) {
    const violations = [{ field: "file", message: problem ?? "The selected file is empty" }]
    return yield* Effect.fail<Refusal>({ _tag: "Violated", violations })
  }

  const contentType = image.type
  const sha256 = createHash("sha256").update(content).digest("hex")
  yield* transaction(
    Effect.gen(function* () {
      const { logoFileId } = yield* query((db) =>
        db
          .selectFrom("agencies")
          .select("logoFileId")
          .where("id", "=", agencyId)
          .forUpdate()
          .executeTakeFirstOrThrow()
      )
      const file = yield* query((db) =>
        db
          .insertInto("files")
          .values({ agencyId, contentType, content, sha256, purpose: "logo" })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      yield* query((db) =>
        db.updateTable("agencies").set({ logoFileId: file.id }).where("id", "=", agencyId).execute()
      )
      if (logoFileId) yield* query((db) => db.deleteFrom("files").where("id", "=", logoFileId).execute())
    })
  )
})

const problemWith = (image: Image | undefined, size: number): string | undefined => {
  const [problem] = logoProblems({ type: size > 0 ? (image?.type ?? "") : "image/png", size })
  if (problem || !image) return problem?.text
  return image.width * image.height > mostPixels ? "The logo has more than 25 million pixels" : undefined
}
