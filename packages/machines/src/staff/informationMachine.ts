import type { WorkerInformation } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { StaffScope } from "./StaffScope.ts"

/** What an agency keeps about the terms and checks of a worker. */
export const informationMachine = loadingMachine<WorkerInformation, StaffScope>({
  id: "workerInformation",
  description: "What an agency keeps about the terms and checks of a worker."
})

/** The same with the SDK behind the port. */
export const informationLogic = (load: LoadClient) =>
  informationMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: StaffScope }, options) => {
        const { workerId, ...query } = request
        return client.agencyWorker.information({ params: { workerId }, query }, options)
      })
    }
  })
