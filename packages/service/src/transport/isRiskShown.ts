import { audiencesFor } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Person } from "../access/Caller.ts"
import { grantAccess } from "../access/grantAccess.ts"
import { transportPolicies } from "../access/transportPolicies.ts"
import { Database } from "../database/Database.ts"
import { owesHours } from "./owesHours.ts"
import { type JobViewer, legibleAgencies, readerOf } from "./readerOf.ts"

/** Whether somebody may read the risk document of a job as everything stands now; undefined where a file is none. */
export const isRiskShown = Effect.fnUntraced(function* (
  fileId: string,
  personAt: Effect.Effect<Person | undefined, never, Database>
) {
  const { query } = yield* Database
  const job = yield* query((db) =>
    db
      .selectFrom("transportJobs")
      .select(["id", "status", "agencyId", "clientId", "driverId", "leaderId"])
      .where("riskFileId", "=", fileId)
      .executeTakeFirst()
  )
  if (!job) return undefined
  const person = yield* personAt
  const viewer = person && (yield* viewerOf(person))
  if (!viewer) return false
  const legible = yield* query((db) => legibleAgencies(db, job.id))
  const reader = yield* readerOf(job, legible, viewer)
  return reader !== undefined && audiencesFor(reader, job.status, yield* owesHours(job)).includes("care")
})

/** As whom a person looks at jobs; undefined where they may not. */
const viewerOf = Effect.fnUntraced(function* (person: Person) {
  const { agentId, clientId, userId, workerId } = person
  const viewers: ReadonlyArray<readonly [keyof typeof shownBy, JobViewer | undefined]> = [
    ["transport.byId", agentId === null ? undefined : { kind: "agency", agencyId: agentId, userId }],
    ["transportRequest.byId", clientId === null ? undefined : { kind: "client", clientId, userId }],
    ["seat.job", workerId === null ? undefined : { kind: "worker", workerId, userId }]
  ]
  for (const [call, viewer] of viewers) {
    const granted = grantAccess(shownBy[call], person, call === "seat.job" ? (workerId ?? 0) : undefined)
    const isGranted = yield* Effect.isSuccess(granted)
    if (viewer && isGranted) return viewer
  }
  return undefined
})

/** The calls that hand out the address of a risk document. */
const shownBy = {
  "transport.byId": transportPolicies["transport.byId"],
  "transportRequest.byId": transportPolicies["transportRequest.byId"],
  "seat.job": transportPolicies["seat.job"]
}
