import { erasedPack, type JobPack, outlastsPatient } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { claimFile, dropFile, keepFile } from "../file/keptFile.ts"
import { storedBytes } from "../file/storedBytes.ts"

/** The copies of a pack without what speaks of the patient. */
export interface PackLeft {
  readonly agencyFileId: string
  readonly clientFileId: string
}

/**
 * Makes the copies of a pack once more without the parts that may speak of the patient, their salts and the files, outside of
 * transactions; undefined where there is no pack of which something is to be erased.
 */
export const packWithoutPatient = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const pack = yield* query((db) =>
    db
      .selectFrom("transportPacks")
      .innerJoin("transportJobs", "transportJobs.id", "jobId")
      .select(["agencyId", "agencyFileId", "clientFileId"])
      .where("jobId", "=", jobId)
      .where("transportPacks.erasedAt", "is", null)
      .executeTakeFirst()
  )
  if (!pack) return undefined
  return {
    agencyFileId: yield* withoutPatient(pack.agencyFileId, pack.agencyId),
    clientFileId: yield* withoutPatient(pack.clientFileId, pack.agencyId)
  } satisfies PackLeft
})

const withoutPatient = Effect.fnUntraced(function* (fileId: string, agencyId: number | null) {
  const bytes = yield* storedBytes(fileId)
  if (!bytes) return yield* Effect.die(new Error(`The pack ${fileId} is not where it was kept`))
  const pack: JobPack = JSON.parse(bytes.toString())
  const content = Buffer.from(JSON.stringify(erasedPack(pack, outlastsPatient)))
  return yield* keepFile({
    ...{ agencyId, ownerUserId: null, purpose: "pack", contentType: "application/json", content }
  })
})

/** Puts those copies in the place of the whole ones, and lets the PDFs go. */
export const erasePack = Effect.fnUntraced(function* (
  jobId: number,
  left: PackLeft | undefined,
  erasedAt: Date
) {
  const { query } = yield* Database
  const pack = yield* query((db) =>
    db
      .selectFrom("transportPacks")
      .selectAll()
      .where("jobId", "=", jobId)
      .where("erasedAt", "is", null)
      .forUpdate()
      .executeTakeFirst()
  )
  if (!pack) return
  if (!left) return yield* Effect.die(new Error("The pack was sealed meanwhile: its turn comes again"))
  for (const id of Object.values(left)) yield* claimFile(id)
  yield* query((db) =>
    db
      .updateTable("transportPacks")
      .set({ ...left, agencyPdfId: null, clientPdfId: null, erasedAt })
      .where("jobId", "=", jobId)
      .execute()
  )
  for (const id of [pack.agencyFileId, pack.clientFileId, pack.agencyPdfId, pack.clientPdfId])
    if (id !== null) yield* dropFile(id)
})
