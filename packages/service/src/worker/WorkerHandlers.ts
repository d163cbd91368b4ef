import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedTenant } from "../access/Access.ts"
import { agenciesOfWorker } from "./agenciesOfWorker.ts"

/** Translates the contract into calls on workers, and nothing more. */
export const WorkerHandlers = HttpApiBuilder.group(Api, "worker", (handlers) =>
  handlers.handleAll({
    agencies: Effect.fnUntraced(function* ({ params, query }) {
      return yield* agenciesOfWorker({ ...params, ...query, workerId: yield* permittedTenant })
    })
  })
)
