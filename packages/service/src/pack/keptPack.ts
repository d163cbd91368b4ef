import type { Refusal } from "@crewfleet/sdk/effect"
import type { PackHolder } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { Database } from "../database/Database.ts"
import { storedBytes } from "../file/storedBytes.ts"
import { isLogClosed } from "../transport/isLogClosed.ts"
import { logStanding } from "../transport/logStanding.ts"
import type { JobViewer } from "../transport/readerOf.ts"
import { knownRequest, type RequestViewer } from "../transport/requestViewer.ts"
import { writeLookOnce } from "../transport/transportLooks.ts"
import { visibleJob } from "../transport/visibleJob.ts"

const noPack: Refusal = {
  _tag: "NotFound",
  message: "There is no sealed pack of this journey: nobody kept a log of it."
}
const notAccepted: Refusal = {
  _tag: "Conflict",
  message: "The pack of a journey is sealed once its agency has accepted the log."
}
const notYet: Refusal = {
  _tag: "Conflict",
  message: "The pack of this journey is being sealed. Try again in a minute."
}
const pdfErased: Refusal = {
  _tag: "NotFound",
  message: "This PDF was erased with what was known of the patient. The JSON file says what is left."
}

/** What of a pack somebody asks for. */
export type PackForm = "json" | "pdf"

/** The agency's copy of the pack of a journey; that somebody looked is written down. */
export const packOfJob = Effect.fnUntraced(function* (
  id: number,
  viewer: Extract<JobViewer, { readonly kind: "agency" }>,
  form: PackForm
) {
  yield* visibleJob(id, viewer.agencyId)
  return yield* copyOf(id, "AGENCY", form, viewer)
})

/** The client's copy, for the client whose request it was, or whoever holds the link to it and has given the code. */
export const packOfRequest = Effect.fnUntraced(function* (id: number, viewer: RequestViewer, form: PackForm) {
  yield* knownRequest(id, viewer)
  return yield* copyOf(id, "CLIENT", form, viewer)
})

const columns = {
  AGENCY: { json: "agencyFileId", pdf: "agencyPdfId" },
  CLIENT: { json: "clientFileId", pdf: "clientPdfId" }
} as const
const types = { json: "application/json", pdf: "application/pdf" } as const

const copyOf = Effect.fnUntraced(function* (
  id: number,
  holder: PackHolder,
  form: PackForm,
  viewer: JobViewer
) {
  const { query } = yield* Database
  const job = yield* query((db) =>
    db
      .selectFrom("transportJobs")
      .leftJoin("transportPacks", "jobId", "transportJobs.id")
      .select(["transportJobs.id", "ref", "status", "vehicleId", "sealedAt"])
      .select(["agencyFileId", "agencyPdfId", "clientFileId", "clientPdfId"])
      .where("transportJobs.id", "=", id)
      .executeTakeFirstOrThrow()
  )
  if (job.sealedAt === null) {
    const standing = yield* query((db) => logStanding(db, job))
    const isClosed = yield* query((db) => isLogClosed(db, job))
    return yield* Effect.fail(!standing ? noPack : isClosed ? notYet : notAccepted)
  }
  const fileId = job[columns[holder][form]]
  const bytes = fileId === null ? undefined : yield* storedBytes(fileId)
  if (!bytes) return yield* Effect.fail(pdfErased)
  yield* writeLookOnce(id, "pack", viewer)
  const name = `journey-${job.ref.replace(/[^\w-]+/g, "-")}.${form}`
  return HttpServerResponse.uint8Array(bytes, {
    contentType: types[form],
    headers: { "content-disposition": `attachment; filename="${name}"`, "cache-control": "no-store" }
  })
})
