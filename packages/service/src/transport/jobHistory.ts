import { Effect } from "effect"
import { changesOf } from "../life/changesOf.ts"
import { lives } from "../life/lives.ts"
import { visibleJob } from "./visibleJob.ts"

/** Whose reasons are the administrators' own. */
const held: ReadonlyArray<string> = ["job.held", "hold.released"]

/**
 * What happened to a job, as somebody may read it: an agency nothing of what other agencies did, and not why it is held; whoever
 * acts for none no reason at all, as what people write may be about the patient.
 */
export const jobHistory = Effect.fnUntraced(function* (id: number, agencyId: number | undefined) {
  yield* visibleJob(id, agencyId)
  const entries = yield* changesOf(lives.transportJob, id, agencyId)
  return entries.map(({ reason, ...entry }) =>
    agencyId === undefined || held.includes(entry.event) || reason === undefined
      ? entry
      : { ...entry, reason }
  )
})
