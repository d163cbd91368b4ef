import type { CodeOutcome, KeptHand } from "@crewfleet/machines"
import type { LinkVisit } from "@crewfleet/sdk"
import { codeTyped, mostWrongCodes } from "@crewfleet/sdk/rules"
import { atom, getDefaultStore, type PrimitiveAtom } from "jotai"
import { afterPatience } from "../sealed/afterPatience.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { notKept } from "../sealed/notKept.ts"
import { exclusively } from "./exclusively.ts"
import { type KeptLock, keptLocks, lockId } from "./keptLocks.ts"
import { lockedStore, noStore } from "./lockedStore.ts"
import { canLock, makeDataKey, stretching } from "./logKeys.ts"
import { entryPlaces, isUnsentPlace, locksOwner, logOwner } from "./logPlaces.ts"
import { makeLock, openByCode, openBySecret, ownerOf } from "./makeLock.ts"
import { placesOnPage } from "./onPageAlone.ts"
import { wrongCodes } from "./wrongCodes.ts"

/** A leader whom the service has let in to a log. */
export interface LetIn {
  readonly workerId: number
  readonly name: string
  readonly visit: Pick<LinkVisit, "token" | "endsAt">
  readonly secret: string
}

/** A log that is open on this page. */
export interface OpenLock {
  readonly id: string
  readonly workerId: number
  readonly owner: string
  readonly device: SealedStore
  /** What lets this device in. */
  readonly token: string
  /** Whether what this device kept of it was cleared while it is open: from then on nothing of it would survive this page. */
  readonly lost: PrimitiveAtom<boolean>
}

/** The locks of the log of one journey on this device, and what is open of it on this page. */
export interface LogLocks {
  /** Whose logs of this journey are kept here. */
  readonly look: () => Promise<ReadonlyArray<KeptHand>>
  /** Whether a code opens a log. It is counted before it is tried; after the fifth wrong one in a row none opens it. */
  readonly tryCode: (id: string, code: string) => Promise<CodeOutcome>
  /**
   * Whether a code is that of the log that is open on this page. However often it is wrong the log stays open, and no try is taken
   * from those that open it: the next one is tried after a pause that doubles.
   */
  readonly confirmCode: (code: string) => Promise<CodeOutcome>
  /** The same of a log that is covered: nobody waits longer than a minute for what is on this page alone. */
  readonly uncover: (code: string) => Promise<CodeOutcome>
  /** Takes in a leader whom the service has let in. */
  readonly admit: (entry: LetIn) => Promise<void>
  /** Opens the log of whoever was admitted, and has the code open it from now on; on this page alone where nothing can be kept. */
  readonly take: (code: string) => Promise<{ readonly id: string; readonly isKept: boolean }>
  readonly opened: () => OpenLock | undefined
  /** Forgets the key on this page. */
  readonly shut: () => void
}

interface Admitted extends LetIn {
  /** What opens the log already, with its key as it is used. */
  readonly earlier: { readonly lock: KeptLock; readonly key: CryptoKey } | undefined
  /** The key of the data, to be wrapped. */
  readonly key: CryptoKey
  readonly generation: number
}

/** How many parts of a log were noted on this device, or on this page alone, and are still to be received; no key is needed to tell. */
export const unsentIn = async (store: SealedStore, owner: string): Promise<number> => {
  const kept = await store.places(owner).catch(() => [])
  return new Set([...kept.filter(isUnsentPlace), ...placesOnPage(owner)]).size
}

/** The locks of one journey in a store. */
export const logLocks = (store: SealedStore, jobId: number, iterations = stretching): LogLocks => {
  const locks = keptLocks(store)
  const countOf = (id: string) => wrongCodes(store, locksOwner, id)
  let letIn: LetIn | undefined
  let admitted: Admitted | undefined
  let open: OpenLock | undefined
  /** What opens that, as it was when it was opened. */
  let lockOfOpen: KeptLock | undefined
  /** The code of a log that is open on this page alone. */
  let onPage: string | undefined
  const [pauses, pausesOfCover] = [growingPauses(15 * 60_000), growingPauses(60_000)]

  /** What is written where the lock was cleared opens nobody any more, and counts for nothing; nor does a later one open it. */
  const whileLocked = (lock: KeptLock, lost: PrimitiveAtom<boolean>): SealedStore => ({
    ...store,
    isLost: () => getDefaultStore().get(lost),
    keep: async (owner, place, bytes) => {
      if ((await locks.read(lockId(lock)))?.begunAt === lock.begunAt) return store.keep(owner, place, bytes)
      getDefaultStore().set(lost, true)
      throw notKept()
    }
  })

  const openWith = async (lock: KeptLock, key: CryptoKey, given?: string): Promise<void> => {
    const owner = ownerOf(lock)
    const id = lockId(lock)
    const lost = atom(false)
    const device = lockedStore(whileLocked(lock, lost), key)
    const token = given ?? (await tokenIn(device, owner))
    lockOfOpen = lock
    onPage = undefined
    open = { id, workerId: lock.workerId, owner, device, token, lost }
  }

  const spend = async (lock: KeptLock): Promise<CodeOutcome> => {
    // Where that cannot be written, the count refuses every further code.
    await locks.keep({ ...lock, byCode: undefined }).catch(() => {})
    return { _tag: "Spent" }
  }

  const tryOnce = async (id: string, code: string): Promise<CodeOutcome> => {
    const lock = await locks.read(id)
    if (!lock?.byCode) return { _tag: "Spent" }
    const count = countOf(id)
    const wrong = await count.read()
    if (wrong >= mostWrongCodes) return spend(lock)
    if (!(await count.note(wrong + 1))) return { _tag: "NotCounted" }
    const key = await openByCode(lock, code)
    if (!key) {
      const left = mostWrongCodes - wrong - 1
      return left > 0 ? { _tag: "Wrong", left } : spend(lock)
    }
    await count.note(0)
    await openWith(lock, key)
    return { _tag: "Opened" }
  }

  const confirm = async (code: string, { present, tell }: Pauses): Promise<CodeOutcome> => {
    const paused = present()
    if (paused) return paused
    if (onPage !== undefined) return tell(onPage === codeTyped(code))
    const lock = (open && (await Promise.race([locks.read(open.id), afterPatience()]))) ?? lockOfOpen
    if (!lock?.byCode) return { _tag: "Spent" }
    return tell((await openByCode(lock, code)) !== undefined)
  }

  const newest = async (workerId: number) =>
    (await locks.list()).findLast((lock) => lock.jobId === jobId && lock.workerId === workerId)

  const keep = async ({ earlier, key, generation, ...entry }: Admitted, code: string) => {
    const { workerId, name, visit, secret } = entry
    const begunAt = earlier?.lock.begunAt ?? new Date().toISOString()
    const facts = { jobId, workerId, name, generation, iterations, begunAt, endsAt: visit.endsAt }
    const made = await makeLock(facts, { key, code, secret })
    const id = lockId(made.lock)
    const device = lockedStore(store, made.key)
    await device.keep(ownerOf(made.lock), entryPlaces.visit, encoded({ token: visit.token }))
    await exclusively(lockName(id), async () => {
      await locks.keep(made.lock)
      await countOf(id).note(0)
    })
    await openWith(made.lock, made.key, visit.token)
  }

  return {
    look: async () =>
      Promise.all(
        (await locks.list())
          .filter((lock) => lock.jobId === jobId)
          .map(async (lock) => ({
            id: lockId(lock),
            name: lock.name,
            isSpent: !lock.byCode || (await countOf(lockId(lock)).read()) >= mostWrongCodes,
            unsent: await unsentIn(store, ownerOf(lock))
          }))
      ),
    tryCode: (id, code) => exclusively(lockName(id), () => tryOnce(id, code)),
    confirmCode: (code) => confirm(code, pauses),
    uncover: (code) => confirm(code, pausesOfCover),
    admit: async (entry) => {
      letIn = entry
      admitted = undefined
      if (!(await canLock())) return
      const lock = await newest(entry.workerId)
      const key = lock && (await openBySecret(lock, entry.secret, false))
      const toWrap = lock && key && (await openBySecret(lock, entry.secret, true))
      admitted = {
        ...entry,
        earlier: lock && key ? { lock, key } : undefined,
        key: toWrap ?? (await makeDataKey()),
        // What nothing opens any more stays where it is.
        generation: lock ? lock.generation + (key ? 0 : 1) : 0
      }
    },
    take: async (code) => {
      const entry = admitted ?? letIn
      if (!entry) throw new Error("Nobody was let in")
      const isKept =
        admitted !== undefined &&
        (await keep(admitted, code).then(
          () => true,
          () => false
        ))
      if (!isKept) {
        const { workerId, visit } = entry
        const earlier = admitted?.earlier
        if (earlier) await openWith(earlier.lock, earlier.key, visit.token)
        else
          open = {
            id: unkept,
            workerId,
            owner: logOwner(jobId, workerId),
            device: noStore,
            token: visit.token,
            lost: atom(false)
          }
        onPage = codeTyped(code)
      }
      admitted = undefined
      letIn = undefined
      return { id: open?.id ?? "", isKept }
    },
    opened: () => open,
    shut: () => {
      open = undefined
      lockOfOpen = undefined
      onPage = undefined
    }
  }
}

/** The name of a log that no device keeps. */
export const unkept = "unkept"

/** Milliseconds: the first pause after a wrong code. */
const firstPause = 5_000

type Pauses = ReturnType<typeof growingPauses>

/** Pauses after wrong codes in a row, each twice as long as the one before up to `longest`, by a clock that nobody can put. */
const growingPauses = (longest: number) => {
  let wrong = 0
  let until = 0
  const present = (): CodeOutcome | undefined => {
    const left = until - performance.now()
    return left > 0 ? { _tag: "Paused", seconds: Math.ceil(left / 1_000) } : undefined
  }
  return {
    /** What a code is told that comes during a pause. */
    present,
    tell: (isRight: boolean): CodeOutcome => {
      wrong = isRight ? 0 : wrong + 1
      const pause = isRight ? 0 : Math.min(firstPause * 2 ** (wrong - 1), longest)
      until = performance.now() + pause
      return present() ?? { _tag: "Opened" }
    }
  }
}

const lockName = (id: string) => `crewfleet.log/${id}`
const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

const tokenIn = async (device: SealedStore, owner: string): Promise<string> => {
  const bytes = await device.read(owner, entryPlaces.visit).catch(() => undefined)
  const kept = Object(bytes && JSON.parse(new TextDecoder().decode(bytes)))
  return typeof kept.token === "string" ? kept.token : ""
}
