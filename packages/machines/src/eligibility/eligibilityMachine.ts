import type { JobEligibility } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** The times of a shift, ISO 8601; all of tomorrow where neither is told. */
export interface ShiftTimes {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

/** Whose eligibility is asked for; workers ask about themselves and name no agency. */
export interface EligibilityRequest extends ShiftTimes {
  readonly workerId: number
  readonly agencyId?: number | undefined
}

/** Whether a worker may work a shift, as each of what they may be booked as. */
export const eligibilityMachine = loadingMachine<ReadonlyArray<JobEligibility>, EligibilityRequest>({
  id: "eligibility",
  description: "Whether a worker may work a shift, as each of what they may be booked as.",
  isEmpty: (jobs) => jobs.length === 0
})

/** A worker's eligibility with the SDK behind its port. */
export const eligibilityLogic = (load: LoadClient) =>
  eligibilityMachine.provide({
    actors: {
      load: calling(
        load,
        (client, { request: { workerId, ...query } }: { readonly request: EligibilityRequest }, options) =>
          client.eligibility.ofWorker({ params: { workerId }, query }, options)
      )
    }
  })
