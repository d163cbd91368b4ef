import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import { lockedJob } from "./lockedJob.ts"
import { otherAgencies } from "./otherAgencies.ts"
import { mailRequested } from "./requestMail.ts"
import { refusedAt } from "./takeStep.ts"

const accepted: Refusal = { _tag: "Conflict", message: "An agency has accepted this job already." }

/** Says which agencies may see a new job, and mails those that could not until now; one that has passed it on stays, with its reason. */
export const saveLegible = Effect.fnUntraced(function* (
  id: number,
  agencyIds: ReadonlyArray<number>,
  userId: number
) {
  const { query, transaction } = yield* Database
  const wanted = [...new Set(agencyIds)]
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedJob({ id })
      if (job.status !== "NEW") return yield* Effect.fail(accepted)
      const known = yield* query((db) =>
        db
          .selectFrom("agencies")
          .select("id")
          .where("id", "in", [0, ...wanted])
          .execute()
      )
      if (wanted.length === 0 || known.length < wanted.length)
        return yield* Effect.fail(
          refusedAt(
            "transportLegibleAgencyIds",
            "Choose at least one agency, and only agencies that there are"
          )
        )
      yield* query((db) =>
        db
          .deleteFrom("transportJobAgencies")
          .where("jobId", "=", id)
          .where("agencyId", "not in", wanted)
          .where("passedAt", "is", null)
          .execute()
      )
      const added = yield* query((db) =>
        db
          .insertInto("transportJobAgencies")
          .values(wanted.map((agencyId) => ({ jobId: id, agencyId })))
          .onConflict((on) => on.columns(["jobId", "agencyId"]).doNothing())
          .returning("agencyId")
          .execute()
      )
      for (const { agencyId } of added) yield* mailRequested({ ...job, agencyId })
      const open = yield* query((db) => otherAgencies(db, id, 0))
      if (open.length === 0)
        return yield* Effect.fail(
          refusedAt("transportLegibleAgencyIds", "Choose an agency that has not passed this job on")
        )
      yield* query((db) =>
        db
          .updateTable("transportJobs")
          .set((row) => ({ version: row("version", "+", 1) }))
          .where("id", "=", id)
          .execute()
      )
      yield* insertChange({ kind: "transport_job", subjectId: id, event: "agencies.chosen", userId })
    })
  )
})
