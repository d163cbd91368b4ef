import {
  type LeaderEntryHost,
  type LogLockHost,
  leaderEntryLogic,
  logLockLogic,
  openedLogLogic
} from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { getDefaultStore } from "jotai"
import type { LastRead } from "../lastRead/lastReads.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { connect, connectAs } from "../session/client.ts"
import { readKeptLog } from "./keptLog.ts"
import { sweepLogs } from "./leaving.ts"
import { stretching } from "./logKeys.ts"
import { type LogLocks, logLocks, type OpenLock, unkept } from "./logLocks.ts"
import { keepLastOf } from "./logOutboxes.ts"
import { logStore } from "./logStore.ts"
import { readLog } from "./readLog.ts"

/** What a page needs of the portal and of this device to open the log of a journey. */
export interface LeaderHost {
  readonly store: SealedStore
  readonly locks: LogLocks
  readonly lock: ReturnType<typeof logLockLogic>
  readonly entry: ReturnType<typeof leaderEntryLogic>
  /** Reads the log that is open, as whoever keeps it. */
  readonly reading: (open: OpenLock) => {
    readonly load: () => ReturnType<typeof connectAs>
    readonly logic: ReturnType<typeof openedLogLogic>
  }
  /** What was read of it last. */
  readonly readKept: (open: OpenLock) => Promise<LastRead<LeaderLog> | undefined>
}

interface Portal {
  readonly endSession: LeaderEntryHost["endSession"]
  readonly connect?: LeaderEntryHost["connect"]
  readonly connectAs?: typeof connectAs
  readonly store?: SealedStore
  /** How often a code is stretched. */
  readonly iterations?: number
}

/** The log of one journey on this device. */
export const leaderHost = (jobId: number, portal: Portal): LeaderHost => {
  const { store = logStore, iterations = stretching, connectAs: speakAs = connectAs } = portal
  const locks = logLocks(store, jobId, iterations)
  const lockHost: LogLockHost = {
    look: async () => {
      await sweepLogs(store)
      return locks.look()
    },
    tryCode: locks.tryCode,
    keep: async () => {
      const open = locks.opened()
      const isKept = open === undefined || ((await keepLastOf(open.owner)) && isOnDevice(open))
      return { isKept }
    },
    confirmCode: locks.uncover,
    shut: locks.shut
  }
  return {
    store,
    locks,
    lock: logLockLogic(lockHost),
    entry: leaderEntryLogic({
      endSession: portal.endSession,
      connect: portal.connect ?? connect,
      admit: async ({ workerId = 0, displayName }, { visit, secret }) => {
        if (visit && secret) await locks.admit({ workerId, name: displayName, visit, secret })
      },
      take: locks.take
    }),
    reading: (open) => {
      const current = () => (locks.opened()?.id === open.id && locks.opened()) || open
      const load = () => speakAs({ linkToken: current().token })
      return { load, logic: openedLogLogic(readLog(store, current, load)) }
    },
    readKept: readKeptLog
  }
}

/** Whether what is open on a page is on this device too. */
export const isOnDevice = ({ id, lost }: OpenLock): boolean => id !== unkept && !getDefaultStore().get(lost)
