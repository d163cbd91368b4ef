import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { now } from "../time/now.ts"
import { agenciesOfWorker } from "./agenciesOfWorker.ts"
import { clientsOfWorker } from "./clientsOfWorker.ts"
import { colleagues } from "./colleagues.ts"
import { shareRecords } from "./shareRecords.ts"
import { updateWorker } from "./updateWorker.ts"
import { workerAsked } from "./workerById.ts"
import { noticesOf, saveNotices } from "./workerNotices.ts"

/** Translates the contract into calls on workers, and nothing more. */
export const WorkerHandlers = HttpApiBuilder.group(Api, "worker", (handlers) =>
  handlers.handleAll({
    agencies: Effect.fnUntraced(function* ({ params, query }) {
      return yield* agenciesOfWorker({ ...params, ...query, workerId: yield* permittedTenant })
    }),
    byId: ({ query }) => workerAsked(query.agencyId),
    update: ({ payload, query }) => updateWorker(payload, query.agencyId),
    share: Effect.fnUntraced(function* ({ params: { agencyId }, payload }) {
      const { caller } = yield* permittedPerson
      const worker = { workerId: yield* permittedTenant, agencyId, userId: caller.userId }
      yield* shareRecords(worker, payload.shares)
      return {
        message: payload.shares ? "This agency can see your records." : "This agency cannot see your records."
      }
    }),
    notices: Effect.fnUntraced(function* () {
      return yield* noticesOf(yield* permittedTenant)
    }),
    saveNotices: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* permittedPerson
      return yield* saveNotices({ workerId: yield* permittedTenant, userId: caller.userId }, payload)
    }),
    clients: Effect.fnUntraced(function* ({ params: { page, size }, query }) {
      return yield* clientsOfWorker({
        ...query,
        page,
        size,
        workerId: yield* permittedTenant,
        moment: yield* now
      })
    }),
    colleagues: Effect.fnUntraced(function* ({ params: { page, size }, query }) {
      return yield* colleagues({ ...query, page, size, workerId: yield* permittedTenant, moment: yield* now })
    }),
    ofClient: Effect.fnUntraced(function* ({ params: { page, size }, query: { search: named, ...query } }) {
      const clientId = yield* permittedTenant
      return yield* colleagues({ ...query, page, size, clientId, named, moment: yield* now })
    })
  })
)
