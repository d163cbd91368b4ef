import type { Worker } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { OfWorker } from "./workerClientsMachine.ts"

/** Somebody who works beside a worker: who they are and what they do. */
export const colleagueMachine = loadingMachine<Worker, OfWorker>({
  id: "colleague",
  description: "Somebody who works beside a worker."
})

/** A colleague with the SDK behind the port. */
export const colleagueLogic = (load: LoadClient) =>
  colleagueMachine.provide({
    actors: {
      load: calling(load, ({ worker }, { request }: { readonly request: OfWorker }, options) =>
        worker.byId({ params: request }, options)
      )
    }
  })
