import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { now } from "../time/now.ts"
import type { Access } from "./Access.ts"
import { type Caller, isLinkHolder, type LinkHolder, type Person } from "./Caller.ts"
import { knownWorkers } from "./knownWorkers.ts"
import { joined } from "./memberships.ts"
import type { Grant, Policy, TenantPlace } from "./Policy.ts"
import { subjectOf } from "./Subject.ts"

const forbidden: Refusal = { _tag: "Forbidden", message: "You are not allowed to do this." }

// The words are those for a thing that does not exist: whether another tenant's does, stays untold.
const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/**
 * Decides by a policy whether a caller may go on, and with whose things; `named` is the tenant that the request names, for
 * the holder of a link the record, and `asked` what its query says.
 */
export const grantAccess = Effect.fnUntraced(function* (
  policy: Exclude<Policy, "anybody">,
  caller: Caller,
  named: number | undefined,
  asked: Query = {}
) {
  if (isLinkHolder(caller)) return yield* byLink(policy, caller, named)
  if (policy === "linkHolder") return yield* Effect.fail(forbidden)
  if (policy === "signedIn") return { caller, tenant: undefined } satisfies Access
  const grant = policy.grants[caller.userType]
  if (!grant || !hasPermission(caller, grant, asked)) return yield* Effect.fail(forbidden)
  return { caller, tenant: yield* tenantOf(grant, policy.about, caller, named) } satisfies Access
})

/** A link opens what its scope is for, with its own record alone. */
const byLink = Effect.fnUntraced(function* (
  policy: Exclude<Policy, "anybody">,
  caller: LinkHolder,
  named: number | undefined
) {
  const access: Access = { caller, tenant: caller.agencyId }
  if (policy === "linkHolder") return access
  if (policy === "signedIn" || policy.link?.scope !== caller.scope) return yield* Effect.fail(forbidden)
  return named === caller.recordId ? access : yield* Effect.fail(notFound)
})

type Query = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

const hasPermission = (caller: Person, { permission, unless }: Grant, asked: Query) =>
  permission === undefined ||
  caller.permissions.has(permission) ||
  (unless !== undefined && Object.entries(unless).every(([name, value]) => asked[name] === value))

const tenantOf = Effect.fnUntraced(function* (
  { reach }: Grant,
  { tenant }: TenantPlace,
  caller: Person,
  named: number | undefined
) {
  if (named !== undefined && !isPossibleId(named)) return yield* Effect.fail(notFound)
  switch (reach) {
    case "all": {
      if (tenant === "worker" && named !== undefined && !(yield* isWorker(named)))
        return yield* Effect.fail(notFound)
      return named
    }
    case "own": {
      const subject = subjectOf(caller)
      const own = subject.kind === tenant ? subject.id : null
      if (own === null) return yield* Effect.fail(forbidden)
      if (named !== undefined && named !== own) return yield* Effect.fail(notFound)
      return own
    }
    case "joined": {
      if (named === undefined || !(yield* hasJoined(caller, named))) return yield* Effect.fail(notFound)
      return named
    }
    default: {
      if (subjectOf(caller).kind !== whose[reach]) return yield* Effect.fail(forbidden)
      if (named === undefined) return yield* Effect.fail(notFound)
      const { query } = yield* Database
      const moment = yield* now
      const knows = yield* query((db) => knownWorkers[reach](db, caller, named, moment))
      return knows ? named : yield* Effect.fail(notFound)
    }
  }
})

const whose = { staff: "agency", sharing: "agency", booked: "client", colleagues: "worker" } as const

const isWorker = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db.selectFrom("workers").select("id").where("id", "=", id).executeTakeFirst()
  )
  return row !== undefined
})

const hasJoined = Effect.fnUntraced(function* ({ workerId }: Person, agencyId: number) {
  if (workerId === null) return false
  const { query } = yield* Database
  const row = yield* query((db) =>
    joined(db)
      .select("agencyId")
      .where("workerId", "=", workerId)
      .where("agencyId", "=", agencyId)
      .executeTakeFirst()
  )
  return row !== undefined
})
