import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { takingAtLeast } from "../time/takingAtLeast.ts"
import { agreedTo, applyToAgency } from "./applyToAgency.ts"
import { createApplicant } from "./createApplicant.ts"
import { guestAgency } from "./guestAgency.ts"
import { guestCodes } from "./guestCodes.ts"
import { linkApplicant } from "./linkApplicant.ts"

/** Translates the contract into calls on those who apply, and nothing more. */
export const ApplicantHandlers = HttpApiBuilder.group(Api, "applicant", (handlers) =>
  handlers.handleAll({
    agency: ({ params }) => guestAgency(params.agencyId),
    assignmentCodes: ({ params }) => guestCodes(params),
    create: Effect.fnUntraced(function* ({ payload }) {
      return yield* takingAtLeast("500 millis", createApplicant(payload, yield* callerAddress))
    }),
    link: ({ payload }) => takingAtLeast("300 millis", linkApplicant(payload)),
    apply: Effect.fnUntraced(function* ({ params: { agencyId }, payload }) {
      const { caller } = yield* permittedPerson
      const workerId = yield* permittedTenant
      yield* agreedTo(payload.shares)
      yield* guestAgency(agencyId)
      yield* applyToAgency(workerId, agencyId, caller.userId)
      return { message: "Applicant Linked Successfully" }
    })
  })
)
