import type { JourneyLog } from "@crewfleet/sdk"
import { logLacks } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { handName, keeperOf } from "../transport/logHands.ts"
import { logStanding } from "../transport/logStanding.ts"
import { agencyChecksOf, notLeavingOf } from "../transport/notLeavingOf.ts"
import { writeLookOnce } from "../transport/transportLooks.ts"
import { logRecords } from "./logRecords.ts"
import { logReturns } from "./logReturns.ts"
import { logVehicle, openDefects } from "./logVehicle.ts"
import { ownJob } from "./ownJob.ts"

/** Somebody of the agency that carries a journey out. */
export interface LogReviewer {
  readonly id: number
  readonly agencyId: number
  readonly userId: number
}

/** The log of a journey as its agency watches and reviews it; that somebody looked is written down. */
export const journeyLog = Effect.fnUntraced(function* ({ id, agencyId, userId }: LogReviewer) {
  const { query } = yield* Database
  const job = yield* ownJob(id, agencyId)
  yield* writeLookOnce(id, "log", { kind: "agency", agencyId, userId })
  const standing = yield* query((db) => logStanding(db, job))
  const keeper = yield* query((db) => keeperOf(db, id))
  return {
    id,
    vehicle: yield* query((db) => logVehicle(db, job)),
    agencyChecks: yield* query((db) => agencyChecksOf(db, agencyId)),
    records: yield* logRecords(id, "all"),
    returns: yield* query((db) => logReturns(db, id)),
    submittedAt: standing?.submittedAt?.toISOString(),
    heardAt: keeper?.heardAt.toISOString(),
    keptBy: keeper && handName(keeper),
    keeperId: keeper?.workerId,
    lacks: standing?.lacks ?? logLacks([]),
    otherDefects: yield* query((db) => openDefects(db, job, "others")),
    notLeaving: (yield* query((db) => notLeavingOf(db, job))).reasons.map(({ text }) => text)
  } satisfies JourneyLog
})
