import { agencyListSize } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { type WorkerRequest, workerAgenciesMachine } from "./workerAgenciesMachine.ts"

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
