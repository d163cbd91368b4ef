import type {
  AgencyForJob,
  TransportErasure,
  VehicleForJob,
  WorkerForJob,
  WorkersForSpec
} from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { ofTransport } from "./transportJobLogic.ts"
import type { TransportRequest } from "./transportJobSetup.ts"

interface Asked {
  readonly request: TransportRequest
}

const harmless = ["verdict", "shiftStatus"]

/** The vehicles that may be picked for a job, those that are free first. */
export const vehiclesForJobMachine = loadingMachine<ReadonlyArray<VehicleForJob>, TransportRequest>({
  id: "vehiclesForJob",
  description: "The vehicles of an agency for a job, with what takes each at that time.",
  isEmpty: (vehicles) => vehicles.length === 0
})

/** The same with the SDK behind the port. */
export const vehiclesForJobLogic = (load: LoadClient) =>
  vehiclesForJobMachine.provide({
    actors: {
      load: calling(load, ({ transport }, { request }: Asked, options) =>
        transport.vehicles(ofTransport(request), options)
      )
    }
  })

/** Who may drive a job, those who may and are free first. */
export const driversForJobMachine = loadingMachine<ReadonlyArray<WorkerForJob>, TransportRequest>({
  id: "driversForJob",
  description: "The drivers of an agency for a job, with what takes each at that time, or why not.",
  isEmpty: (drivers) => drivers.length === 0,
  harmless
})

/** The same with the SDK behind the port. */
export const driversForJobLogic = (load: LoadClient) =>
  driversForJobMachine.provide({
    actors: {
      load: calling(load, ({ transport }, { request }: Asked, options) =>
        transport.drivers(ofTransport(request), options)
      )
    }
  })

/** Who could take the seats of a job, line by line. */
export const workersForJobMachine = loadingMachine<ReadonlyArray<WorkersForSpec>, TransportRequest>({
  id: "workersForJob",
  description: "The workers of an agency for each line of a job's crew, those who may and are free first.",
  isEmpty: (lines) => lines.every(({ workers }) => workers.length === 0),
  harmless
})

/** The same with the SDK behind the port. */
export const workersForJobLogic = (load: LoadClient) =>
  workersForJobMachine.provide({
    actors: {
      load: calling(load, ({ transport }, { request }: Asked, options) =>
        transport.workers(ofTransport(request), options)
      )
    }
  })

/** What is erased within the next 30 days, unless somebody holds it. */
export const dueForErasureMachine = loadingMachine<ReadonlyArray<TransportErasure>, undefined>({
  id: "dueForErasure",
  description: "The jobs of whose patients everything is erased soon, for an administrator to review.",
  isEmpty: (jobs) => jobs.length === 0,
  harmless: ["transportStatus", "erasedFrom"]
})

/** The same with the SDK behind the port. */
export const dueForErasureLogic = (load: LoadClient) =>
  dueForErasureMachine.provide({
    actors: {
      load: calling(load, ({ transport }, _: { readonly request: undefined }, options) =>
        transport.dueForErasure({ query: {} }, options)
      )
    }
  })

/** The agencies that may be asked to carry a job out, and those that were, by name. */
export const agenciesForJobMachine = loadingMachine<ReadonlyArray<AgencyForJob>, TransportRequest>({
  id: "agenciesForJob",
  description: "The agencies that may be asked to carry a job out, and those that were.",
  isEmpty: (agencies) => agencies.length === 0,
  harmless: ["standing"]
})

/** The same with the SDK behind the port. */
export const agenciesForJobLogic = (load: LoadClient) =>
  agenciesForJobMachine.provide({
    actors: {
      load: calling(load, ({ transport }, { request }: Asked, options) =>
        transport.agencies(ofTransport(request), options)
      )
    }
  })
