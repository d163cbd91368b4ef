import { createHash, randomBytes } from "node:crypto"
import { copyFor, isPartFor, type JobPack, saltedParts, sealedPack } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { claimFile, keepFile } from "../file/keptFile.ts"
import type { Job, JobKind } from "../job/JobKind.ts"
import { plainFailure } from "../job/plainFailure.ts"
import { typeset } from "../pdf/typeset.ts"
import { Signer } from "../secret/Signer.ts"
import { now } from "../time/now.ts"
import { lockedJob } from "../transport/lockedJob.ts"
import { type PackPayload, packKind } from "../transport/sealPackLater.ts"
import { writeLog } from "../writeLog.ts"
import { type PackContents, packContents } from "./packContents.ts"
import { filesOfJob, packedFiles } from "./packFiles.ts"
import { type PackOnPaper, packSheet } from "./packSheet.ts"

/** Seals the pack of a closed journey: what it tells is read at once, its copies are kept, and then it is there or not at all. */
export const sealPack = Effect.fnUntraced(function* ({ payload, finish }: Job) {
  const { query, transaction } = yield* Database
  const { jobId } = payload as PackPayload
  const read = yield* transaction(readJourney(jobId))
  if (!read) return yield* finish(0)
  const sealedAt = yield* now
  const copies = yield* sealedCopies(read.contents, read.files, sealedAt.toISOString())
  const keep = (contentType: string, content: Uint8Array) =>
    keepFile({ agencyId: read.agencyId, ownerUserId: null, purpose: "pack", contentType, content })
  const files = {
    agencyFileId: yield* keep("application/json", copies.AGENCY.json),
    agencyPdfId: yield* keep("application/pdf", copies.AGENCY.pdf),
    clientFileId: yield* keep("application/json", copies.CLIENT.json),
    clientPdfId: yield* keep("application/pdf", copies.CLIENT.pdf)
  }
  yield* transaction(
    Effect.gen(function* () {
      // Whoever erases the patient meanwhile is waited for, and leaves nothing to seal.
      const job = yield* lockedJob({ id: jobId })
      if (job.erasedAt !== null) return yield* finish(0)
      const { numInsertedOrUpdatedRows = 0n } = yield* query((db) =>
        db
          .insertInto("transportPacks")
          .values({ jobId, sealedAt, ...files })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
      )
      if (numInsertedOrUpdatedRows > 0n) for (const id of Object.values(files)) yield* claimFile(id)
      yield* finish(Number(numInsertedOrUpdatedRows))
    })
  )
})

/** The same, with a line of the log where it goes wrong: nobody would see otherwise that a journey has no pack. */
const sealOrTell = (job: Job) =>
  Effect.tapCause(sealPack(job), (cause) =>
    writeLog({ job: packKind, transportJob: Number(job.key), failure: plainFailure(cause) })
  )

/** The kind of the jobs that seal packs. */
export const sealing = Effect.map(
  Effect.context<Effect.Services<ReturnType<typeof sealOrTell>>>(),
  (context): JobKind => ({
    kind: packKind,
    perform: (job) => Effect.provide(sealOrTell(job), context)
  })
)

/** What a journey is known by; undefined where there is nothing to seal, or it was sealed. */
const readJourney = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const { agencyId, riskFileId, erasedAt } = yield* lockedJob({ id: jobId })
  const pack = yield* query((db) =>
    db.selectFrom("transportPacks").select("jobId").where("jobId", "=", jobId).executeTakeFirst()
  )
  if (pack || agencyId === null || erasedAt !== null) return undefined
  const contents = yield* packContents(jobId, agencyId)
  return { agencyId, contents, files: yield* filesOfJob(jobId, riskFileId) }
})

const sealedCopies = Effect.fnUntraced(function* (
  contents: PackContents,
  files: Effect.Success<ReturnType<typeof filesOfJob>>,
  sealedAt: string
) {
  const { publicKey, sign } = yield* Signer
  const key = yield* publicKey
  const { parts, pictures } = yield* packedFiles(files)
  const paper = (holder: PackOnPaper["holder"]) => {
    const copyNumber = randomBytes(16).toString("base64url")
    return typeset(packSheet(contents, { holder, sealedAt, publicKey: key, copyNumber, pictures }))
  }
  const pdf = { AGENCY: yield* paper("AGENCY"), CLIENT: yield* paper("CLIENT") }
  const named = Object.entries(contents.parts).map(([name, content]) => ({ name, content }))
  const salted = yield* Effect.promise(() => saltedParts([...named, ...parts]))
  const context = yield* Effect.context<never>()
  const pack = yield* Effect.promise(() =>
    sealedPack(
      {
        ...{ jobId: contents.row.id, refPrefix: contents.row.ref, sealedAt, publicKey: key },
        pdf: { AGENCY: sha256(pdf.AGENCY), CLIENT: sha256(pdf.CLIENT) },
        parts: salted
      },
      (text) => Effect.runPromiseWith(context)(sign(text))
    )
  )
  const client = copyFor(pack, "CLIENT", (name) => isPartFor("CLIENT", name))
  return {
    AGENCY: { json: bytesOf(pack), pdf: pdf.AGENCY },
    CLIENT: { json: bytesOf(client), pdf: pdf.CLIENT }
  }
})

const bytesOf = (pack: JobPack) => Buffer.from(JSON.stringify(pack))
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url")
