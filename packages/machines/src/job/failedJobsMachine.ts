import type { FailedJob } from "@crewfleet/sdk"
import { failedJobsSize } from "@crewfleet/sdk/rules"
import { listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** What failed of the work by the clock, paged through. */
export const failedJobsMachine = pagedListMachine<FailedJob, object>({
  id: "failedJobs",
  description: "The work by the clock that failed, the latest first.",
  size: failedJobsSize
})

/** The same with the SDK behind its port. */
export const failedJobsLogic = listLogic(failedJobsMachine, (client, { page, size }, options) =>
  client.job.failures({ params: { page, size } }, options)
)
