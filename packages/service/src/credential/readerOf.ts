import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { permittedPerson } from "../access/Access.ts"
import { sharing } from "../access/memberships.ts"
import { subjectOf } from "../access/Subject.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { now } from "../time/now.ts"
import type { CredentialReader } from "./credentialsOf.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/** As whom the caller reads a worker's credentials; an administrator for the agency that is named, or for all that see them. */
export const readerOf = Effect.fnUntraced(function* (
  workerId: number,
  named: number | undefined
): Effect.fn.Return<CredentialReader, Refusal, Database> {
  const { caller } = yield* permittedPerson
  const subject = subjectOf(caller)
  switch (subject.kind) {
    case "client":
      return { as: "client", clientId: subject.id ?? 0, moment: yield* now }
    case "agency":
      if (named !== undefined && named !== subject.id) return yield* Effect.fail(notFound)
      return { as: "agency", agencyIds: [subject.id ?? 0] }
    default: {
      const agencyIds = yield* agenciesThatSee(workerId)
      if (named !== undefined && !agencyIds.includes(named)) return yield* Effect.fail(notFound)
      return {
        as: subject.kind === "worker" ? "worker" : "platform",
        agencyIds: named === undefined ? agencyIds : [named]
      }
    }
  }
})

/** The agencies that a worker lets see their records. */
export const agenciesThatSee = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    sharing(db)
      .select("agencyId")
      .where("workerId", "=", isPossibleId(workerId) ? workerId : 0)
      .orderBy("agencyId")
      .execute()
  )
  return rows.map(({ agencyId }) => agencyId)
})
