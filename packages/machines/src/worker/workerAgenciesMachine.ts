import type { WorkerAgency } from "@crewfleet/sdk"
import { agencyListSize } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Whose agencies are asked for. */
export interface WorkerRequest {
  readonly workerId: number
}

/** The agencies that a worker belongs to. */
export const workerAgenciesMachine = loadingMachine<ReadonlyArray<WorkerAgency>, WorkerRequest>({
  id: "workerAgencies",
  description: "The agencies that a worker belongs to.",
  isEmpty: (agencies) => agencies.length === 0
})

/** A worker's agencies with the SDK behind their port. */
export const workerAgenciesLogic = (load: LoadClient) =>
  workerAgenciesMachine.provide({
    actors: {
      load: calling(load, async (client, { request }: { readonly request: WorkerRequest }, options) => {
        const page = await client.worker.agencies(
          { params: { workerId: request.workerId, page: 0, size: agencyListSize } },
          options
        )
        return page.content
      })
    }
  })
