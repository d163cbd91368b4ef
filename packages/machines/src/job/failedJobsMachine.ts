import type { FailedJob } from "@crewfleet/sdk"
import { failedJobsSize } from "@crewfleet/sdk/rules"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** What failed of the work by the clock, paged through. */
export const failedJobsMachine = pagedListMachine<FailedJob, object>({
  id: "failedJobs",
  description: "The work by the clock that failed, the latest first.",
  size: failedJobsSize
})
