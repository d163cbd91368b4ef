import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { actingAgency } from "../access/actingAgency.ts"
import { agenciesAt } from "../access/agenciesAt.ts"
import { subjectOf } from "../access/Subject.ts"
import { eligibilityMatrix, eligibilityOfWorker } from "./eligibilityOf.ts"
import { requirementsOf, saveRequirements, toldRequirements } from "./requirementsOf.ts"

/** Translates the contract into questions for who may work, and nothing more. */
export const EligibilityHandlers = HttpApiBuilder.group(Api, "eligibility", (handlers) =>
  handlers.handleAll({
    requirements: Effect.fnUntraced(function* ({ params }) {
      return yield* toldRequirements(yield* requirementsOf(yield* permittedTenant, params.assignmentCodeId))
    }),
    saveRequirements: Effect.fnUntraced(function* ({ params, payload }) {
      const { caller } = yield* permittedPerson
      const agency = { agencyId: yield* permittedTenant, userId: caller.userId }
      return yield* toldRequirements(yield* saveRequirements(agency, params.assignmentCodeId, payload))
    }),
    ofWorker: Effect.fnUntraced(function* ({ query: { agencyId, ...times } }) {
      const { caller } = yield* permittedPerson
      const workerId = yield* permittedTenant
      const agencyIds =
        subjectOf(caller).kind === "worker"
          ? yield* agenciesAt(workerId)
          : [yield* actingAgency(agencyId, workerId)]
      return yield* eligibilityOfWorker(workerId, agencyIds, times)
    }),
    matrix: Effect.fnUntraced(function* ({ params, query: { agencyId: _, ...times } }) {
      return yield* eligibilityMatrix(yield* permittedTenant, params.assignmentCodeId, times)
    })
  })
)
