import type { TransportEntry } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { changesOf } from "../life/changesOf.ts"
import { lives } from "../life/lives.ts"
import { otherAgencies } from "./otherAgencies.ts"
import { placeHistory } from "./placeHistory.ts"
import type { JobViewer } from "./readerOf.ts"
import { writeLookOnce } from "./transportLooks.ts"
import { visibleJob } from "./visibleJob.ts"

/** Whose reasons are the administrators' own. */
export const heldEvents: ReadonlyArray<string> = ["job.held", "hold.released"]

/**
 * What happened to a job and, for the agency whose it is, to each place in its crew. An agency reads nothing of what others did, and
 * not why it is held; one of several agencies, and whoever acts for none, no reason at all, as what people write may be about the
 * patient. That reasons were read is written down.
 */
export const jobHistory = Effect.fnUntraced(function* (
  id: number,
  viewer: Extract<JobViewer, { readonly kind: "agency" | "admin" }>
) {
  const agencyId = viewer.kind === "agency" ? viewer.agencyId : undefined
  yield* visibleJob(id, agencyId)
  const { query } = yield* Database
  const owner = yield* query((db) =>
    db.selectFrom("transportJobs").select("agencyId").where("id", "=", id).executeTakeFirst()
  )
  const isOwn = agencyId !== undefined && owner?.agencyId === agencyId
  const ofJob: ReadonlyArray<TransportEntry> = yield* changesOf(lives.transportJob, id, agencyId)
  const ofPlaces = isOwn ? yield* query((db) => placeHistory(db, id)) : []
  const entries = latestFirst([...ofJob, ...ofPlaces])
  const isAmongOthers =
    agencyId !== undefined && (yield* query((db) => otherAgencies(db, id, agencyId))).length > 0
  const told = entries.map(({ reason, ...entry }) =>
    agencyId === undefined || isAmongOthers || heldEvents.includes(entry.event) || reason === undefined
      ? entry
      : { ...entry, reason }
  )
  if (told.some((entry) => "reason" in entry)) yield* writeLookOnce(id, "history", viewer)
  return told
})

/** The same of several histories, the latest first. */
const latestFirst = <Entry extends { readonly at?: string | undefined }>(entries: ReadonlyArray<Entry>) =>
  entries.toSorted((one, other) => (other.at ?? "").localeCompare(one.at ?? ""))
