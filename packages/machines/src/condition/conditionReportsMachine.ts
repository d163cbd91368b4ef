import type { ConditionReports } from "@crewfleet/sdk"
import type { LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { lookingUp } from "./conditionReportLogic.ts"

/** Both reports of one booking, as the service has them. */
export const conditionReportsMachine = loadingMachine<ConditionReports, { readonly bookingId: number }>({
  id: "conditionReports",
  description: "Both condition reports of one booking, as the service has them.",
  isEmpty: ({ pickUp, return: atReturn }) => !pickUp && !atReturn
})

/** The same with the SDK behind its port. */
export const conditionReportsLogic = (load: LoadClient) =>
  conditionReportsMachine.provide({ actors: { load: lookingUpOf(load) } })

const lookingUpOf = (load: LoadClient) =>
  lookingUp<{ readonly request: { readonly bookingId: number } }>(load, ({ request }) => request.bookingId)
