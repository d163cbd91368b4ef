import type { Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
import type { Access } from "./Access.ts"
import type { Caller } from "./Caller.ts"
import type { Grant, Policy, TenantPlace } from "./Policy.ts"

const forbidden: Refusal = { _tag: "Forbidden", message: "You are not allowed to do this." }

// The words are those for a thing that does not exist: whether another tenant's does, stays untold.
const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/**
 * Decides by a policy whether a caller may go on, and with whose things; `named` is the tenant the request names, `asked`
 * what its query says.
 */
export const grantAccess = Effect.fnUntraced(function* (
  policy: Exclude<Policy, "anybody">,
  caller: Caller,
  named: number | undefined,
  asked: Query = {}
) {
  if (policy === "signedIn") return { caller, tenant: undefined } satisfies Access
  const grant = policy.grants[caller.userType]
  if (!grant || !hasPermission(caller, grant, asked)) return yield* Effect.fail(forbidden)
  return { caller, tenant: yield* tenantOf(grant, policy.about, caller, named) } satisfies Access
})

type Query = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

const hasPermission = (caller: Caller, { permission, unless }: Grant, asked: Query) =>
  permission === undefined ||
  caller.permissions.has(permission) ||
  (unless !== undefined && Object.entries(unless).every(([name, value]) => asked[name] === value))

const tenantOf = Effect.fnUntraced(function* (
  { reach }: Grant,
  { tenant }: TenantPlace,
  caller: Caller,
  named: number | undefined
) {
  if (named !== undefined && !isPossibleId(named)) return yield* Effect.fail(notFound)
  switch (reach) {
    case "all":
      return named
    case "own": {
      const own = tenant === "agency" ? caller.agentId : caller.workerId
      if (own === null) return yield* Effect.fail(forbidden)
      if (named !== undefined && named !== own) return yield* Effect.fail(notFound)
      return own
    }
    case "joined": {
      if (named === undefined || !(yield* hasJoined(caller, named))) return yield* Effect.fail(notFound)
      return named
    }
  }
})

const hasJoined = Effect.fnUntraced(function* ({ workerId }: Caller, agencyId: number) {
  if (workerId === null) return false
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .select("agencyId")
      .where("workerId", "=", workerId)
      .where("agencyId", "=", agencyId)
      .executeTakeFirst()
  )
  return row !== undefined
})
