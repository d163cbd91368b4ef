import { Api } from "@crewfleet/sdk/effect"
import { HttpApiBuilder } from "effect/http-api"
import { assignmentCodes, compliances, paymentMethods, services, trainings } from "./lookups.ts"

/** Translates the contract into questions for what there is to choose from, and nothing more. */
export const LookupHandlers = HttpApiBuilder.group(Api, "lookup", (handlers) =>
  handlers.handleAll({
    trainings: () => trainings,
    compliances: () => compliances,
    services: () => services,
    assignmentCodes: () => assignmentCodes,
    paymentMethods: () => paymentMethods
  })
)
