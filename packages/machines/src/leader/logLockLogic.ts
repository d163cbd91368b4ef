import { fromPromise } from "xstate"
import type { CodeOutcome } from "./CodeOutcome.ts"
import { type KeptHand, logLockMachine } from "./logLockMachine.ts"

/** What a host does for the lock of a log. */
export interface LogLockHost {
  readonly look: () => Promise<ReadonlyArray<KeptHand>>
  readonly tryCode: (id: string, code: string) => Promise<CodeOutcome>
  /** Writes what was noted last; answers whether all of it is on this device. */
  readonly keep: () => Promise<{ readonly isKept: boolean }>
  /** Whether it is the code of the log that is open on this page. */
  readonly confirmCode: (code: string) => Promise<CodeOutcome>
  readonly shut: () => Promise<void> | void
}

/** The lock of a log with the device behind its ports. */
export const logLockLogic = (host: LogLockHost) =>
  logLockMachine.provide({
    actors: {
      look: fromPromise<ReadonlyArray<KeptHand>, undefined>(host.look),
      tryCode: fromPromise<CodeOutcome, { readonly id: string; readonly code: string }>(({ input }) =>
        host.tryCode(input.id, input.code)
      ),
      keep: fromPromise<{ readonly isKept: boolean }, undefined>(host.keep),
      confirmCode: fromPromise<CodeOutcome, { readonly code: string }>(({ input }) =>
        host.confirmCode(input.code)
      ),
      shut: fromPromise<void, undefined>(async () => host.shut())
    }
  })
