import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { bytesIn } from "../sealed/seal.ts"
import { askAhead } from "./askedAhead.ts"
import { locksOwner } from "./logPlaces.ts"

/** What opens a log on this device. Everybody may read it who has the browser: it holds no key that is not wrapped. */
export interface KeptLock {
  readonly jobId: number
  readonly workerId: number
  /** What the leader is called. */
  readonly name: string
  /** When the lock was made by the clock of this device, ISO 8601. */
  readonly begunAt: string
  /** Counts the locks of one leader and journey of which nothing opened the one before. */
  readonly generation: number
  /** Of the code, base64. */
  readonly salt: string
  /** How often the code is stretched. */
  readonly iterations: number
  /** The key of the data, wrapped for the code, base64; absent once that was wrong too often. */
  readonly byCode?: string | undefined
  /** The same, wrapped for the secret of the service. */
  readonly bySecret: string
  /** Until when the device is let in, ISO 8601. */
  readonly endsAt: string
  /** When this device saw that everything was received, the times too, ISO 8601. */
  readonly doneAt?: string | undefined
}

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes as a lock has them. */
export const lettersOf = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes))
export { bytesIn }

/** By what a lock is known on this device. */
export const lockId = ({
  jobId,
  workerId,
  generation
}: Pick<KeptLock, "jobId" | "workerId" | "generation">): string => `${jobId}/${workerId}/${generation}`

const placeOf = (id: string) => `lock/${id}`

/** The locks on a device. */
export interface KeptLocks {
  /** Every one there is, the first made first. */
  readonly list: () => Promise<ReadonlyArray<KeptLock>>
  readonly read: (id: string) => Promise<KeptLock | undefined>
  /** Rejects where nothing can be kept. */
  readonly keep: (lock: KeptLock) => Promise<void>
  readonly forget: (id: string) => Promise<void>
}

/** The locks in a store. */
export const keptLocks = (store: SealedStore): KeptLocks => {
  const read = async (id: string): Promise<KeptLock | undefined> => {
    const bytes = await store.read(locksOwner, placeOf(id)).catch(() => undefined)
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as KeptLock)
  }
  const list = async () => {
    const places = await store.places(locksOwner).catch(() => [])
    const own = places.filter((place) => place.startsWith("lock/")).map((place) => place.slice(5))
    const locks = await Promise.all(own.map(read))
    return locks
      .filter((lock) => lock !== undefined)
      .sort((one, other) => one.begunAt.localeCompare(other.begunAt))
  }
  const noteAsked = async (jobId: number) => {
    const ofJob = (await list()).filter((lock) => lock.jobId === jobId)
    await askAhead(jobId, ofJob.length === 1 && ofJob[0]?.byCode !== undefined)
  }
  return {
    read,
    list,
    keep: async (lock) => {
      await store.keep(locksOwner, placeOf(lockId(lock)), new TextEncoder().encode(JSON.stringify(lock)))
      await noteAsked(lock.jobId)
    },
    forget: async (id) => {
      await store.forget(locksOwner, [placeOf(id)])
      await noteAsked(Number.parseInt(id, 10))
    }
  }
}
