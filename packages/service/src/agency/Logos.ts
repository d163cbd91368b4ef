import { profileForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { claimFile, dropFile } from "../file/keptFile.ts"

/** Stores an uploaded file as an agency's logo, in place of the one before. What it is, its content says. */
export const saveLogo = Effect.fnUntraced(function* (agencyId: number, userId: number, path: string) {
  const { query, transaction } = yield* Database
  const accepts = profileForm.questions.logo
  const fileId = yield* keepUpload({ path, userId, agencyId, name: "The logo", accepts, purpose: "logo" })
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
      yield* claimFile(fileId)
      yield* query((db) =>
        db.updateTable("agencies").set({ logoFileId: fileId }).where("id", "=", agencyId).execute()
      )
      if (logoFileId) yield* dropFile(logoFileId)
    })
  )
})
