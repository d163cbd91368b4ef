import type { LeaderLog } from "@crewfleet/sdk"
import { singleRecords } from "@crewfleet/sdk/rules"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { exclusively } from "./exclusively.ts"
import { type KeptLock, keptLocks, lockId } from "./keptLocks.ts"
import { unsentIn } from "./logLocks.ts"
import { locksOwner } from "./logPlaces.ts"
import { ownerOf } from "./makeLock.ts"
import { unexplainedIn } from "./unexplainedIn.ts"
import { wrongCodes } from "./wrongCodes.ts"

/** Milliseconds for which a log stays on a device once all of it was received. */
export const staysFor = 24 * 60 * 60_000

/** Whether the service has everything of a log, the times too, and nothing of it is to be mended or wants a word. */
export const isComplete = ({
  records,
  returns,
  submittedAt
}: Pick<LeaderLog, "records" | "returns" | "submittedAt">): boolean =>
  submittedAt !== undefined &&
  singleRecords.every((kind) =>
    records.some((record) => record.kind === kind && !record.replacedAt && !record.isAside)
  ) &&
  unexplainedIn({ records }).length === 0 &&
  returns.every(({ mendedAt }) => mendedAt !== undefined && mendedAt !== null)

/** Removes a log from a device, and its lock; only where everything was sent. Answers whether it is gone. */
export const removeLog = async (store: SealedStore, id: string): Promise<boolean> => {
  const locks = keptLocks(store)
  const lock = await locks.read(id)
  if (!lock) return true
  const owner = ownerOf(lock)
  if ((await unsentIn(store, owner)) > 0) return false
  await store.forget(owner, await store.places(owner))
  await wrongCodes(store, locksOwner, id).forget()
  await locks.forget(id)
  return true
}

/** Writes down since when nothing more is expected of a log, by the clock of this device; a clock that was put back counts anew. */
export const noteComplete = async (store: SealedStore, id: string, complete: boolean): Promise<void> => {
  const locks = keptLocks(store)
  await exclusively(`crewfleet.log/${id}`, async () => {
    const lock = await locks.read(id)
    if (!lock) return
    const doneAt = complete ? earlier(lock.doneAt, new Date().toISOString()) : undefined
    if (doneAt !== lock.doneAt) await locks.keep({ ...lock, doneAt })
  })
}

const earlier = (noted: string | undefined, now: string) =>
  noted !== undefined && Date.parse(noted) <= Date.parse(now) ? noted : now

const isOver = ({ doneAt }: KeptLock, now: number): boolean =>
  doneAt !== undefined && now - Date.parse(doneAt) >= staysFor

/** A clock that was put ahead tells nothing alone: where the log is read meanwhile, it counts for as long as the service says. */
const isToBeCounted = ({ doneAt, endsAt }: KeptLock, now: number): boolean =>
  doneAt === undefined ? Date.parse(endsAt) <= now : Date.parse(doneAt) > now

/** Removes what has been on this device for long enough: of every journey, and nothing of which a part is still to be sent. */
export const sweepLogs = async (store: SealedStore): Promise<void> => {
  const now = Date.now()
  for (const lock of await keptLocks(store).list()) {
    if (isOver(lock, now)) await removeLog(store, lockId(lock)).catch(() => {})
    // Whoever puts a clock back gains no more time than was left.
    else if (isToBeCounted(lock, now)) await noteComplete(store, lockId(lock), true).catch(() => {})
  }
}
