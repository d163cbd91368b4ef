import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violated } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { permittedPerson } from "./Access.ts"
import { knownWorkers } from "./knownWorkers.ts"
import { subjectOf } from "./Subject.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/**
 * The agency in whose name somebody does something with a worker: that of whoever works for one, and for an administrator the
 * one that is named, to which the worker must belong; with their records, to which they must show them.
 */
export const actingAgency = Effect.fnUntraced(function* (
  named: number | undefined,
  workerId: number,
  reach: "staff" | "sharing" = "staff"
) {
  const { caller } = yield* permittedPerson
  const subject = subjectOf(caller)
  if (subject.kind === "agency")
    return named === undefined || named === subject.id ? (subject.id ?? 0) : yield* Effect.fail(notFound)
  if (named === undefined) return yield* Effect.fail(violated("agencyId", "must be told"))
  const { query } = yield* Database
  const moment = yield* now
  const acting = { ...caller, agentId: named }
  const knows =
    isPossibleId(named) && (yield* query((db) => knownWorkers[reach](db, acting, workerId, moment)))
  return knows ? named : yield* Effect.fail(notFound)
})
