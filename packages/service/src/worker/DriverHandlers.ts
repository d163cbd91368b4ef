import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { now } from "../time/now.ts"
import { askedWorker } from "./askedWorker.ts"
import { drivingLicenceOf, saveDrivingLicence } from "./drivingLicence.ts"
import { shiftsOfWorker } from "./shiftsOfWorker.ts"

/** Translates the contract into calls on an agency's drivers, and nothing more. */
export const DriverHandlers = HttpApiBuilder.group(Api, "driver", (handlers) =>
  handlers.handleAll({
    licence: Effect.fnUntraced(function* ({ query }) {
      return yield* drivingLicenceOf(yield* askedWorker(query.agencyId))
    }),
    saveLicence: Effect.fnUntraced(function* ({ query, payload }) {
      return yield* saveDrivingLicence(yield* askedWorker(query.agencyId), payload)
    }),
    shifts: Effect.fnUntraced(function* ({ params: { page, size }, query: { agencyId: named, ...query } }) {
      const { workerId, agencyId } = yield* askedWorker(named)
      return yield* shiftsOfWorker({ ...query, page, size, workerId, agencyId, moment: yield* now })
    })
  })
)
