import type { TransportSettings } from "@crewfleet/sdk"
import { type AgencyCheck, agencyChecksProblem } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { refusedAt } from "./takeStep.ts"

/** How an agency carries out journeys. */
export const transportSettings = Effect.fnUntraced(function* (agencyId: number) {
  const { query } = yield* Database
  const { usualJobMinutes, vehicleChecks } = yield* query((db) =>
    db
      .selectFrom("agencies")
      .select(["usualJobMinutes", "vehicleChecks"])
      .where("id", "=", agencyId)
      .executeTakeFirstOrThrow()
  )
  return { usualMinutes: usualJobMinutes, checks: vehicleChecks } satisfies TransportSettings
})

/** Says so from now on; what is planned already stays. */
export const saveTransportSettings = Effect.fnUntraced(function* (
  agencyId: number,
  { usualMinutes, checks }: TransportSettings
) {
  if (usualMinutes < 15 || usualMinutes > 2_880)
    return yield* Effect.fail(refusedAt("usualMinutes", "Enter a length from 15 minutes to 48 hours"))
  const problem = agencyChecksProblem(checks ?? [])
  if (problem)
    return yield* Effect.fail(refusedAt(["checks", problem.at].filter(Boolean).join("."), problem.text))
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const kept = yield* query((db) =>
        db
          .selectFrom("agencies")
          .select(["vehicleChecks", "removedChecks"])
          .where("id", "=", agencyId)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow()
      )
      const columns = checks ? checksKept(checks, [...kept.vehicleChecks, ...kept.removedChecks]) : {}
      yield* query((db) =>
        db
          .updateTable("agencies")
          .set({ usualJobMinutes: usualMinutes, ...columns })
          .where("id", "=", agencyId)
          .execute()
      )
      return yield* transportSettings(agencyId)
    })
  )
})

/** How many removed checks an agency keeps, so that logs that arrive later can say what they were called. */
const mostRemoved = 200

const checksKept = (checks: ReadonlyArray<AgencyCheck>, before: ReadonlyArray<AgencyCheck>) => ({
  vehicleChecks: JSON.stringify(checks.map(({ label, ...check }) => ({ ...check, label: label.trim() }))),
  removedChecks: JSON.stringify(
    before.filter(({ id }) => !checks.some((check) => check.id === id)).slice(0, mostRemoved)
  )
})
