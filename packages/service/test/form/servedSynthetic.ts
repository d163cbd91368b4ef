import { sessionInMemory } from "@crewfleet/sdk"
import { longFormApi, makePromiseClientOf, type Refusal, Refusing } from "@crewfleet/sdk/effect"
import { loginOutcome } from "@crewfleet/sdk/rules"
import { Effect, Layer, Schema } from "effect"
import { HttpApi, HttpApiBuilder } from "effect/http-api"
import { syntheticLongForm } from "../../../sdk/test/form/syntheticForm.ts"
import { permittedTenant } from "../../src/access/Access.ts"
import { longFormPolicies } from "../../src/access/longFormPolicies.ts"
import type { Policy } from "../../src/access/Policy.ts"
import { Database } from "../../src/database/Database.ts"
import { longFormHandlers } from "../../src/form/longFormHandlers.ts"
import { Http } from "../../src/Http.ts"
import { refusingBy, SignedInLive } from "../../src/session/Gate.ts"
import type { Served } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

// All that a long form needs to be served: to whoever it is about, and to the agencies for which they work.

class OwnForm extends longFormApi("ownForm", syntheticLongForm, {
  path: "/worker/:workerId/synthetic",
  params: { workerId: Schema.Int },
  query: {}
}) {}

class StaffForm extends longFormApi("staffForm", syntheticLongForm, {
  path: "/staff/:workerId/synthetic",
  params: { workerId: Schema.Int },
  query: { agencyId: Schema.optional(Schema.Int) }
}) {}

class SyntheticApi extends HttpApi.make("synthetic").add(OwnForm, StaffForm).middleware(Refusing) {}

const workers: Policy = {
  about: { tenant: "worker", in: "params", name: "workerId" },
  grants: { WORKER: { reach: "own" } }
}
const agencies: Policy = {
  about: { tenant: "agency", in: "query", name: "agencyId" },
  grants: { AGENCY: { reach: "own" } }
}
const policies = {
  ...longFormPolicies("ownForm", { form: workers, copies: workers, looks: workers }),
  ...longFormPolicies("staffForm", { form: agencies, copies: agencies, looks: agencies })
}

const formOf = (workerId: number) => ({ kind: "worker", id: workerId, agencyId: null })

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

const ownHandlers = HttpApiBuilder.group(SyntheticApi, "ownForm", (handlers) =>
  handlers.handleAll(
    longFormHandlers(syntheticLongForm, { subjectOf: () => Effect.map(permittedTenant, formOf) })
  )
)

const staffHandlers = HttpApiBuilder.group(SyntheticApi, "staffForm", (handlers) =>
  handlers.handleAll(
    longFormHandlers(syntheticLongForm, {
      subjectOf: Effect.fnUntraced(function* (_, { params }: StaffRequest) {
        const { query } = yield* Database
        const agencyId = yield* permittedTenant
        const joined = yield* query((db) =>
          db
            .selectFrom("workerAgencies")
            .select("workerId")
            .where("workerId", "=", params.workerId)
            .where("agencyId", "=", agencyId)
            .executeTakeFirst()
        )
        return joined ? formOf(joined.workerId) : yield* Effect.fail(notFound)
      }),
      opensTo: () => ({ occupationalHealth: "VIEW_CLIENT" }),
      aboutOf: ({ id }) => Effect.succeed(`Worker ${id}`)
    })
  )
)

interface StaffRequest {
  readonly params: { readonly workerId: number }
}

/** The routes of the service, and those of the synthetic form beside them. */
export const withSynthetic: typeof Http = Layer.merge(
  Http,
  HttpApiBuilder.layer(SyntheticApi).pipe(
    Layer.provide([ownHandlers, staffHandlers]),
    Layer.provide([refusingBy(policies), SignedInLive])
  )
)

/** The synthetic form as the people of a service reach it, by name. */
export const syntheticClientsOf = (served: Served) => {
  const { signIn } = inWordsOf(served)
  return async (name: string) => {
    const outcome = loginOutcome(await signIn(name))
    if (outcome._tag !== "SignedIn") throw new Error(`${name} cannot sign in`)
    const session = sessionInMemory(outcome.session)
    return makePromiseClientOf(SyntheticApi, { baseUrl: served.url, session })
  }
}
