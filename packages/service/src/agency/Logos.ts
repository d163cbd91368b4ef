import { fileProblem, profileForm } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertFile, readImage } from "../file/uploadedImage.ts"

/** Stores an uploaded file as an agency's logo, in place of the one before. What it is, its content says. */
export const saveLogo = Effect.fnUntraced(function* (agencyId: number, userId: number, path: string) {
  const { query, transaction } = yield* Database
  const image = yield* readImage({ path, userId, name: "The logo", rule: problemWith })
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
      const fileId = yield* insertFile({ ...image, agencyId, ownerUserId: userId, purpose: "logo" })
      yield* query((db) =>
        db.updateTable("agencies").set({ logoFileId: fileId }).where("id", "=", agencyId).execute()
      )
      if (logoFileId) yield* query((db) => db.deleteFrom("files").where("id", "=", logoFileId).execute())
    })
  )
})

const problemWith = (image: { readonly type: string; readonly size: number }) =>
  fileProblem(profileForm.questions.logo, image)
