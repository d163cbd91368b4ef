import type { TransportFacts } from "@crewfleet/sdk"
import { changedFields, touchesPlan, transportForm } from "@crewfleet/sdk/rules"
import { knowsStep } from "../life/obstacles.ts"
import { obstaclesTo } from "../life/offered.ts"
import type { TransportAnswers } from "./newTransportSetup.ts"
import { endingByWard, transportLife } from "./transportLife.ts"

/** Whether a ward may change something of a request that stands so. */
export const mayChangeRequest = (status: string): boolean =>
  knowsStep(transportLife, status, "request.changed")

/** Whether a ward may cancel a journey that stands so. */
export const mayCancelRequest = (status: string): boolean =>
  knowsStep(transportLife, status, endingByWard(status))

/** Why what a ward has changed cannot be saved where the request stands so; nothing where it can. */
export const whyNoChange = (
  status: string,
  before: TransportAnswers,
  after: TransportAnswers
): string | undefined => {
  const fields = changedFields(transportForm.write(before), transportForm.write(after))
  const event = { type: "request.changed", touchesPlan: touchesPlan(fields) } as const
  // What a ward may change depends on what it changes, and on none of the facts of the plan.
  return obstaclesTo(transportLife, status, {} as TransportFacts, event)[0]?.text
}
