import { type Refusal, Refusing, SignedIn } from "@crewfleet/sdk/effect"
import { linkWords } from "@crewfleet/sdk/rules"
import { Effect, Layer, Redacted } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder, type HttpApiEndpoint, HttpApiError, HttpApiSecurity } from "effect/http-api"
import { CurrentAccess, permitted } from "../access/Access.ts"
import { isLinkHolder } from "../access/Caller.ts"
import { grantAccess } from "../access/grantAccess.ts"
import { numberNamed } from "../access/numberNamed.ts"
import type { Policy } from "../access/Policy.ts"
import { policies } from "../access/policies.ts"
import { Database } from "../database/Database.ts"
import { plainNumbers } from "../http/plainNumbers.ts"
import { readableBody } from "../http/readableBody.ts"
import { refusalResponse, unavailable } from "../http/refusalResponse.ts"
import { violationsOf } from "../http/violationsOf.ts"
import { holderWith, isVisitToken } from "../link/linkVisits.ts"
import { repeating } from "../repeat/repeating.ts"
import { Sessions } from "./Sessions.ts"

const unauthenticated: Refusal = { _tag: "Unauthenticated", message: "Sign in to go on." }

const unknownVisit: Refusal = { _tag: "Unauthenticated", message: linkWords.unknown }

const bearerToken = HttpApiBuilder.securityDecode(HttpApiSecurity.bearer)

/** The contract's encoding sets no header, and these refusals need one. */
const passes = (error: unknown): error is Extract<Refusal, { readonly retryAfter: number }> =>
  typeof error === "object" && error !== null && "retryAfter" in error

/** Stands before every endpoint: enforces its policy, does once what is repeated, and says no in the contract's words. */
export const refusingBy = (policyOf: Readonly<Record<string, Policy>>) =>
  Layer.effect(
    Refusing,
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const database = yield* Database
      const repeatable = yield* repeating

      const callerWith = (token: string) =>
        isVisitToken(token)
          ? Effect.provideService(holderWith(token), Database, database)
          : sessions.callerOf(token)

      const accessTo = Effect.fnUntraced(function* (policy: Policy, endpoint: HttpApiEndpoint.Top) {
        if (policy === "anybody") {
          yield* plainNumbers(endpoint)
          return undefined
        }
        const token = Redacted.value(yield* bearerToken)
        const caller = yield* callerWith(token)
        if (!caller) return yield* Effect.fail(isVisitToken(token) ? unknownVisit : unauthenticated)
        yield* plainNumbers(endpoint)
        const place =
          typeof policy === "string" ? undefined : isLinkHolder(caller) ? policy.link?.record : policy.about
        const named = place && (yield* numberNamed(place))
        const asked = yield* HttpServerRequest.ParsedSearchParams
        return yield* Effect.provideService(grantAccess(policy, caller, named, asked), Database, database)
      })

      return (handler, { endpoint, group }) =>
        Effect.gen(function* () {
          if (database.isCrowded()) return yield* Effect.fail(unavailable)
          const name = `${group.identifier}.${endpoint.identifier}`
          const policy = policyOf[name]
          if (!policy) return yield* Effect.die(new Error("No policy speaks of this endpoint"))
          const access = yield* accessTo(policy, endpoint)
          const done = readableBody(repeatable(handler, endpoint, name), endpoint)
          return yield* Effect.provideService(done, CurrentAccess, access)
        }).pipe(
          Effect.catchIf(passes, (refusal) => Effect.succeed(refusalResponse(refusal))),
          Effect.catchIf(HttpApiError.HttpApiSchemaError.is, (error) =>
            error.kind === "Body" ? Effect.die(error) : Effect.fail(violationsOf(error))
          )
        )
    })
  )

/** The same by the policies of the whole contract. */
export const RefusingLive = refusingBy(policies)

/** Nobody gets past an endpoint for signed-in people whose policy granted nothing. */
export const SignedInLive = Layer.succeed(SignedIn, {
  bearer: (handler) => Effect.andThen(permitted, handler)
})
