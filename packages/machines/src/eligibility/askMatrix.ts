import type { MatrixWorker } from "@crewfleet/sdk"
import { type MatrixFilter, narrowedMatrix } from "@crewfleet/sdk/rules"
import type { AskPage } from "../list/listLogic.ts"
import type { MatrixRequest } from "./eligibilityMatrixMachine.ts"

/** Which workers of which matrix are exported, as of which day. */
export interface MatrixExport {
  readonly request: MatrixRequest
  readonly filter: MatrixFilter
  /** From which day on what is ahead is counted. */
  readonly today: string
}

/** How the workers that a matrix shows are asked for as the rows of a file. */
export const askMatrix: AskPage<MatrixWorker, MatrixExport> = async (
  client,
  { page, size, filter: { request, filter, today } },
  options
) => {
  const { assignmentCodeId, ...query } = request
  const matrix = await client.eligibility.matrix({ params: { assignmentCodeId }, query }, options)
  const shown = narrowedMatrix(matrix.workers, matrix.requirements, filter, today)
  return { content: shown.slice(page * size, (page + 1) * size), totalElements: shown.length }
}
