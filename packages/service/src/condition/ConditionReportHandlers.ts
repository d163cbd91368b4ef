import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { conditionReports } from "./conditionReports.ts"
import { saveDamagePhoto } from "./saveDamagePhoto.ts"
import { saveReport } from "./saveReport.ts"

/** Translates the contract into calls on condition reports and their photos, and nothing more. */
export const ConditionReportHandlers = HttpApiBuilder.group(Api, "conditionReport", (handlers) =>
  handlers.handleAll({
    both: Effect.fnUntraced(function* ({ params }) {
      return yield* conditionReports({ bookingId: params.id, agencyId: yield* permittedTenant })
    }),
    send: Effect.fnUntraced(function* ({ params, payload }) {
      const agencyId = yield* permittedTenant
      const { caller } = yield* permittedPerson
      const { id: bookingId, moment } = params
      return yield* saveReport({ bookingId, agencyId, userId: caller.userId, moment }, payload)
    }),
    sendPhoto: Effect.fnUntraced(function* ({ params, payload }) {
      const agencyId = yield* permittedTenant
      const { caller } = yield* permittedPerson
      const { id: bookingId, photoId } = params
      yield* saveDamagePhoto({
        bookingId,
        agencyId,
        userId: caller.userId,
        photoId,
        path: payload.file.path
      })
      return { message: "Photo received" }
    })
  })
)
