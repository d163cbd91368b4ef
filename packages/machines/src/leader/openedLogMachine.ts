import type { LeaderLog } from "@crewfleet/sdk"
import { fromPromise } from "xstate"
import { portFailure } from "../defects.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Which log is read. */
export interface LogRequest {
  readonly jobId: number
}

/** What came of reading a log. */
export interface ReadLog {
  /** Absent where nothing of it is on this device any more. */
  readonly log?: LeaderLog | undefined
  /** Whether everything that the journey needs is on the device. */
  readonly isKept: boolean
  /** Why the service tells nothing of it any more, in its words: what is unsent can still be sent. */
  readonly closedBecause?: string | undefined
}

/** The log of a journey is read from the service, and kept on the device. */
export const openedLogMachine = loadingMachine<ReadLog, LogRequest>({
  id: "openedLog",
  description: "The log of a journey is read from the service, and kept on the device.",
  harmless: ["jobId", "isKept"]
})

/** The reading of a log as a host does it. */
export const openedLogLogic = (read: (request: LogRequest, signal: AbortSignal) => Promise<ReadLog>) =>
  openedLogMachine.provide({
    actors: {
      load: fromPromise<ReadLog, { readonly request: LogRequest }>(async ({ input, self, signal }) => {
        try {
          return await read(input.request, signal)
        } catch (error) {
          throw portFailure(error, { self, signal })
        }
      })
    }
  })
