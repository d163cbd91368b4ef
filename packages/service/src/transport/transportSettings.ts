import type { TransportSettings } from "@crewfleet/sdk"
import { agencyChecksProblem } from "@crewfleet/sdk/rules"
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
  const { query } = yield* Database
  const vehicleChecks =
    checks && JSON.stringify(checks.map(({ label, ...check }) => ({ ...check, label: label.trim() })))
  yield* query((db) =>
    db
      .updateTable("agencies")
      .set({ usualJobMinutes: usualMinutes, ...(vehicleChecks !== undefined && { vehicleChecks }) })
      .where("id", "=", agencyId)
      .execute()
  )
  return yield* transportSettings(agencyId)
})
