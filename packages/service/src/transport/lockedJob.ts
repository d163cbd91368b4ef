import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { jobChanged, jobNotFound } from "./transportRefusals.ts"

const taken: Refusal = { _tag: "Conflict", message: "Another agency has accepted this job." }
const passedOn: Refusal = { _tag: "Conflict", message: "You have passed this job on." }

/** Which job is meant, for which agency; undefined for whoever may act on all. */
export interface JobWanted {
  readonly id: number
  readonly agencyId?: number | undefined
  /** The version that the person saw; any, when absent. */
  readonly version?: number | undefined
}

/** Keeps everybody else from a job until the transaction ends. It is told as not there where an agency was never asked. */
export const lockedJob = Effect.fnUntraced(function* ({ id, agencyId, version }: JobWanted) {
  const { query } = yield* Database
  const row = isPossibleId(id)
    ? yield* query((db) =>
        db.selectFrom("transportJobs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
      )
    : undefined
  if (!row) return yield* Effect.fail(jobNotFound)
  if (agencyId !== undefined) {
    const line = yield* query((db) =>
      db
        .selectFrom("transportJobAgencies")
        .select("passedAt")
        .where("jobId", "=", id)
        .where("agencyId", "=", agencyId)
        .executeTakeFirst()
    )
    if (!line) return yield* Effect.fail(jobNotFound)
    if (row.agencyId !== null && row.agencyId !== agencyId) return yield* Effect.fail(taken)
    if (row.agencyId === null && line.passedAt !== null) return yield* Effect.fail(passedOn)
  }
  if (version !== undefined && version !== row.version) return yield* Effect.fail(jobChanged)
  return row
})
