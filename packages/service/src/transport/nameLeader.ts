import type { TransportPick } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { isSeatTaken, leadableStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { crewOf } from "./crewOf.ts"
import { isLogClosed } from "./isLogClosed.ts"
import { picking } from "./picking.ts"
import type { Planner } from "./planning.ts"
import { plan, refusedAt } from "./takeStep.ts"
import { isToldOf, writeExchange } from "./tellOfExchange.ts"
import { tellFormerLeader, tellLeader } from "./tellOfStep.ts"

const accepted: Refusal = {
  _tag: "Conflict",
  message: "The log was accepted: nobody else leads this journey any more."
}

/** Names the team leader of a job among those who are booked, or none. Once the crew was sent both are told who leads now. */
export const nameLeader = (planner: Planner, pick: TransportPick) =>
  picking(
    planner,
    pick,
    "leader",
    Effect.fnUntraced(function* (job, leaderId) {
      const { id } = job
      const { query } = yield* Database
      if (yield* query((db) => isLogClosed(db, job))) return yield* Effect.fail(accepted)
      const crew = yield* query((db) => crewOf(db, id))
      const leader = crew
        .flatMap(({ places }) => places)
        .find(({ workerId, shiftStatus }) => workerId === leaderId && isSeatTaken(shiftStatus))
      if (!leader)
        return yield* Effect.fail(
          refusedAt("id", "Book this worker first: the team leader is one of the crew")
        )
      yield* plan(id, { leaderId })
      if (!isToldOf(job) || job.leaderId === leaderId) return
      const { userId } = planner
      yield* writeExchange(id, "leader", `${leader.firstname} ${leader.lastname}`, { userId })
      if (job.leaderId !== null) yield* tellFormerLeader(job, job.leaderId)
      yield* tellLeader(job, leaderId)
    }),
    leadableStatuses
  )
