import type { AskedRequirement, MatrixWorker } from "@crewfleet/sdk"

/** The workers of a matrix as they are drawn, with what is asked of them. */
export interface MatrixWorkers {
  readonly agencyId: number
  readonly requirements: ReadonlyArray<AskedRequirement>
  readonly workers: ReadonlyArray<MatrixWorker>
}

/** The page of a worker at an agency. */
export const workerPath = (agencyId: number, { id }: Pick<MatrixWorker, "id">): string =>
  `/agency/workers/info/${agencyId}/${id}`
