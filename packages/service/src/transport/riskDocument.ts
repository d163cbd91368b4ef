import type { Refusal } from "@crewfleet/sdk/effect"
import { riskDocumentFile } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { claimFile, dropFile } from "../file/keptFile.ts"
import { insertChange } from "../life/insertChange.ts"
import { uploadedOnce } from "../repeat/uploadedOnce.ts"
import { lockedJob } from "./lockedJob.ts"
import { otherAgencies } from "./otherAgencies.ts"
import type { Planner } from "./planning.ts"
import { shownJob } from "./shownJob.ts"
import { patientErased } from "./transportRefusals.ts"

/** Puts the risk document of a job on file, or another in its place; answers the job as it stands then. */
export const uploadRisk = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { path, name }: { readonly path: string; readonly name: string }
) {
  yield* ownJob(id, agencyId)
  const sent = {
    ...{ agencyId, userId, path },
    name: "The risk document",
    accepts: riskDocumentFile,
    purpose: "document"
  } as const
  return yield* uploadedOnce(path, keepUpload(sent), (fileId) =>
    Effect.gen(function* () {
      const { query } = yield* Database
      const job = yield* ownJob(id, agencyId)
      yield* claimFile(fileId)
      yield* query((db) =>
        db
          .updateTable("transportJobs")
          .set((row) => ({
            riskFileId: fileId,
            riskFileName: name.slice(0, 255),
            version: row("version", "+", 1)
          }))
          .where("id", "=", id)
          .execute()
      )
      if (job.riskFileId !== null) yield* dropFile(job.riskFileId)
      yield* insertChange({ kind: "transport_job", subjectId: id, event: "risk.uploaded", userId })
      return yield* shownJob(id, { kind: "agency", agencyId, userId })
    })
  )
})

/** A job that the agency has accepted or could alone, and of which nothing was erased. */
const ownJob = Effect.fnUntraced(function* (id: number, agencyId: number) {
  const { query } = yield* Database
  const job = yield* lockedJob({ id, agencyId })
  if (job.erasedAt) return yield* Effect.fail(patientErased)
  const others = yield* query((db) => otherAgencies(db, id, agencyId))
  return others.length > 0 ? yield* Effect.fail(notAlone) : job
})

const notAlone: Refusal = {
  _tag: "Conflict",
  message: "Accept the job first: other agencies were asked as well."
}
