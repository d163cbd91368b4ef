import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { permittedPerson } from "../access/Access.ts"
import { sharing } from "../access/memberships.ts"
import { subjectOf } from "../access/Subject.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violated } from "../http/violationsOf.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/**
 * The agency in whose name somebody does something with a worker: that of whoever works for one, and for an administrator the
 * one that is named, to which the worker must belong.
 */
export const actingAgency = Effect.fnUntraced(function* (named: number | undefined, workerId: number) {
  const { caller } = yield* permittedPerson
  const subject = subjectOf(caller)
  if (subject.kind === "agency")
    return named === undefined || named === subject.id ? (subject.id ?? 0) : yield* Effect.fail(notFound)
  if (named === undefined) return yield* Effect.fail(violated("agencyId", "must be told"))
  const { query } = yield* Database
  const belongs = isPossibleId(named)
    ? yield* query((db) =>
        sharing(db)
          .select("id")
          .where("agencyId", "=", named)
          .where("workerId", "=", workerId)
          .executeTakeFirst()
      )
    : undefined
  return belongs ? named : yield* Effect.fail(notFound)
})
