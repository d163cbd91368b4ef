import { Context, Effect } from "effect"
import { type Caller, isLinkHolder, type Person } from "./Caller.ts"

/** What the policy made of a request: who calls, and whose things it may touch. */
export interface Access<Who extends Caller = Caller> {
  readonly caller: Who
  /**
   * The one agency, worker or client that the request is about, and for the holder of a link the agency that gave it
   * out; undefined only where all of them are meant.
   */
  readonly tenant: number | undefined
}

/** The access of the current request; `undefined` until a policy has granted one. */
export const CurrentAccess = Context.Reference<Access | undefined>(
  "@crewfleet/service/access/CurrentAccess",
  {
    defaultValue: () => undefined
  }
)

/** The access that the policy granted; a handler that asks where nothing was granted is broken. */
export const permitted: Effect.Effect<Access> = Effect.flatMap(CurrentAccess, (access) =>
  access ? Effect.succeed(access) : Effect.die(new Error("No policy granted access to this request"))
)

/** The same, for what only somebody with an account may do; a policy that lets in links as well is broken. */
export const permittedPerson: Effect.Effect<Access<Person>> = Effect.flatMap(
  permitted,
  ({ caller, tenant }) =>
    isLinkHolder(caller)
      ? Effect.die(new Error("The policy of this request lets in holders of links"))
      : Effect.succeed({ caller, tenant })
)

/** The one agency, worker or client that the request is about. */
export const permittedTenant: Effect.Effect<number> = Effect.flatMap(permitted, ({ tenant }) =>
  tenant === undefined
    ? Effect.die(new Error("The policy of this request names no tenant"))
    : Effect.succeed(tenant)
)
