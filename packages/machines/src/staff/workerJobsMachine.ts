import type { WorkerJob } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { StaffScope } from "./StaffScope.ts"

/** What a worker may be booked as, and how many jobs that are. */
export interface WorkerJobs {
  readonly count: number
  readonly jobs: ReadonlyArray<WorkerJob>
}

/** What a worker may be booked as by an agency. */
export const workerJobsMachine = loadingMachine<WorkerJobs, StaffScope>({
  id: "workerJobs",
  description: "What a worker may be booked as by an agency.",
  isEmpty: ({ jobs }) => jobs.length === 0
})

/** The same with the SDK behind the port. */
export const workerJobsLogic = (load: LoadClient) =>
  workerJobsMachine.provide({
    actors: {
      load: calling(load, async (client, { request }: { readonly request: StaffScope }, options) => {
        const { workerId, ...query } = request
        const ofWorker = { params: { workerId }, query }
        const [jobs, { count }] = await Promise.all([
          client.agencyWorker.jobs(ofWorker, options),
          client.agencyWorker.jobCount(ofWorker, options)
        ])
        return { jobs, count }
      })
    }
  })
