import type { CrewLines } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { crewOf } from "./crewOf.ts"
import { followLines } from "./followLines.ts"
import { type Planner, planning } from "./planning.ts"
import { writeSpecs } from "./writeSpecs.ts"

/**
 * Changes which crew a job needs, unless no lines are told: they stay then. A line on which more are booked than it asks for is
 * refused at that line.
 */
export const saveCrew = (planner: Planner, { transportWorkerSpecList, version }: CrewLines) =>
  planning(
    planner,
    version,
    Effect.fnUntraced(function* (job) {
      if (!transportWorkerSpecList) return
      const { query } = yield* Database
      const before = yield* query((db) => crewOf(db, job.id))
      yield* writeSpecs(job.id, transportWorkerSpecList)
      yield* followLines(job, before, { userId: planner.userId })
    })
  )
