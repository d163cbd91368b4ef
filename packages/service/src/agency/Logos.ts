import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { logoProblems, type Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { imageType } from "./imageType.ts"

/** Where a stored logo is served. */
export const logoAddress = (fileId: string): string => `/files/${fileId}`

/** Stores an uploaded file as an agency's logo, in place of the one before. What it is, its content says. */
export const saveLogo = Effect.fnUntraced(function* (agencyId: number, path: string) {
  const { query, transaction } = yield* Database
  const content = yield* Effect.promise(() => readFile(path))
  const contentType = imageType(content)
  const [problem] = logoProblems({
    type: content.length > 0 ? (contentType ?? "") : "image/png",
    size: content.length
  })
  if (problem || !contentType) {
    const violations = [{ field: "file", message: problem?.text ?? "The selected file is empty" }]
    return yield* Effect.fail<Refusal>({ _tag: "Violated", violations })
  }

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
          .values({ agencyId, contentType, content, sha256 })
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
