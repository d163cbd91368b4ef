import type { WorkerAgency } from "@crewfleet/sdk"
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
