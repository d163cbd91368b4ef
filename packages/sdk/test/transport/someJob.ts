import type { TransportJob } from "@crewfleet/sdk"

/** A job of an agency that has nothing but what every job has. */
export const someJob: TransportJob = {
  id: 7,
  version: 3,
  transportStatus: "LOGGED",
  refPrefix: "TR-7",
  transportWorkerSpecList: [],
  withheld: []
}
