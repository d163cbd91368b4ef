import type { CodeOutcome, LoadClient } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import type { SealedStore } from "../sealed/makeSealedStore.ts"

/** The log of a journey that was opened on this device, for as long as it stays open. */
export interface OpenedLog {
  readonly jobId: number
  readonly workerId: number
  /** Whose things they are that the device keeps of it: this leader's, of this journey. */
  readonly owner: string
  /** Where it is kept, under the leader's key; it rejects where this browser keeps nothing. */
  readonly device: SealedStore
  /** The client of whoever keeps the log, who needs no session. */
  readonly load: LoadClient
  /** The log as it was read last. */
  readonly log: LeaderLog
  /** Whether it was read from the service since it was opened, rather than from this device. */
  readonly isFresh: boolean
  /** Whether all that the journey needs lies on this device since then, the risk document too. */
  readonly isAllKept: boolean
  /** Whether what this device kept of it was cleared meanwhile: what is not sent is on this page alone. */
  readonly isLost: boolean
  /** Reads it from the service once more. */
  readonly reload: () => void
  /** Closes it: from now on only the code opens it. */
  readonly lock: () => void
  /** Closes it in every other tab. */
  readonly closeElsewhere: () => void
  /** Asks the leader to sign in again, where this device is not let in any more; nothing is lost by it. */
  readonly signIn: () => void
  /** Whether this is the leader's code; the fifth wrong one closes the log. */
  readonly unlock: (code: string) => Promise<CodeOutcome>
  /** Removes it from this device, where everything was sent. */
  readonly leave: () => void
}
