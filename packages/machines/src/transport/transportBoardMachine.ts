import type { TransportColumn } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { type TransportLine, transportLineOf } from "./transportJobsMachine.ts"

/** Whose board; undefined for whoever asks. */
export interface BoardRequest {
  readonly agencyId?: number | undefined
}

interface Asked {
  readonly request: BoardRequest
}

/** The jobs that stand alike, each with how urgent it was when it was asked for. */
export interface BoardColumn extends Omit<TransportColumn, "jobs"> {
  readonly jobs: ReadonlyArray<TransportLine>
}

/** An agency's open jobs by where they stand, what is late or incomplete first. */
export const transportBoardMachine = loadingMachine<ReadonlyArray<BoardColumn>, BoardRequest>({
  id: "transportBoard",
  description: "An agency's open jobs by where they stand, what is late or incomplete first.",
  isEmpty: (columns) => columns.every(({ total }) => total === 0),
  harmless: ["transportStatus", "urgency"]
})

/** The board with the SDK behind its port. */
export const transportBoardLogic = (load: LoadClient) =>
  transportBoardMachine.provide({
    actors: {
      load: calling<ReadonlyArray<BoardColumn>, Asked>(load, async ({ transport }, { request }, options) => {
        const columns = await transport.board({ query: request }, options)
        const now = new Date().toISOString()
        return columns.map(({ jobs, ...column }) => ({
          ...column,
          jobs: jobs.map((job) => transportLineOf(job, now))
        }))
      })
    }
  })
