import { type DeliveryTypes, isAt, type ReadLog } from "@crewfleet/machines"
import { type LeaderLog, type LogEntry, makeClient } from "@crewfleet/sdk"
import { getDefaultStore } from "jotai"
import type { DeliveryActor } from "../../../../web/src/delivery/DeliveryActor.ts"
import { readKeptLog } from "../../../../web/src/leader/keptLog.ts"
import { logLocks } from "../../../../web/src/leader/logLocks.ts"
import { eachOutbox, makeLogOutboxes } from "../../../../web/src/leader/logOutboxes.ts"
import { readLog } from "../../../../web/src/leader/readLog.ts"
import type { SealedStore } from "../../../../web/src/sealed/makeSealedStore.ts"
import { type Disk, storeOf } from "../../../../web/test/endurance/simulatedStore.ts"
import type { Random } from "../../../src/seed/Random.ts"
import type { Journey, Part } from "./parts.ts"
import type { Connection, Life, roadNetwork } from "./roadNetwork.ts"
import type { VirtualTime } from "./virtualTime.ts"

/** A device of a leader, and the pages that are open on it. */
export interface Device extends Connection {
  readonly name: string
  readonly disk: Disk
  readonly leader: Leader
  pages: ReadonlyArray<LogPage>
}

/** Somebody who may lead the journey. */
export interface Leader {
  /** By what they sign in. */
  readonly name: string
  readonly workerId: number
}

/** In what a page of a run is opened. */
export interface Road {
  readonly url: string
  readonly chance: Random
  readonly time: VirtualTime
  readonly fetchFrom: ReturnType<typeof roadNetwork>["fetchFrom"]
  readonly journey: Journey
  /** Hears of every state in which a part of a page is. */
  readonly heard: (part: Part, actor: DeliveryActor) => void
}

/** The code of everybody's log; that a wrong one opens nothing is tried elsewhere. */
const code = "493817"

/** Milliseconds that the store of a device takes at most. */
const slowestWrite = 16

/** Opens the log on a device: with the local code, or anew as whoever the service has let in. Nothing where nothing is known of it yet. */
export const openPage = async (
  device: Device,
  { url, chance, time, fetchFrom, journey, heard }: Road,
  entry?: LogEntry
) => {
  const life: Life = { isOver: false }
  const store = storeOf(device.disk, life, chance, slowestWrite)
  const locks = logLocks(store, journey.id, 1)
  const { visit, secret = "" } = entry ?? {}
  if (visit) {
    const { leader } = device
    await time.until(locks.admit({ workerId: leader.workerId, name: leader.name, visit, secret }))
    await time.until(locks.take(code))
  } else {
    const [kept] = await time.until(locks.look())
    if (kept) await time.until(locks.tryCode(kept.id, code))
  }
  const open = locks.opened()
  if (!open) return undefined
  const client = makeClient({
    ...{ baseUrl: url, linkToken: open.token, fetch: fetchFrom(device, life), retries: 1 },
    mayRetry: ({ method, failure }) => method === "GET" && failure._tag === "NetworkFailure"
  })
  const load = async () => client
  const read = (): Promise<ReadLog | undefined> =>
    readLog(
      store,
      () => open,
      load
    )({ jobId: journey.id }, new AbortController().signal).catch(() => undefined)
  const log = (await time.until(read()))?.log ?? (await time.until(readKeptLog(open)))?.value
  if (!log) return undefined
  const { id: jobId } = journey
  const opened = { ...open, jobId, load, log, isFresh: false, reload: () => {}, lock: () => {} }
  const outboxes = makeLogOutboxes({
    ...opened,
    // All devices of a run are one process, whose locks would reach from one to the other: they are named apart.
    owner: `${device.name} ${open.owner}`,
    device: ownedBy(open.owner, open.device),
    signIn: () => {},
    isAllKept: true,
    isLost: false,
    closeElsewhere: () => {},
    unlock: async () => ({ _tag: "Opened" }),
    leave: () => {}
  })
  const heardOf = new Set<DeliveryActor>()
  let isGone = false
  const page = {
    life,
    outboxes,
    /** What works on a part, once it is opened; nothing where another page does. */
    actorOf: (part: Part): DeliveryActor | undefined => {
      const outbox = part.outboxIn(outboxes)
      const place = outbox.store.placeOf(part.recordOf(journey))
      return getDefaultStore()
        .get(outbox.deliveries)
        .find((delivery) => delivery.place === place)?.actor
    },
    /** Works on a part from now on, and takes it over from any other page. */
    work: async (part: Part): Promise<DeliveryActor | undefined> => {
      part.outboxIn(outboxes).open(part.recordOf(journey))
      // Another page of the device has a moment to write what was noted there last.
      for (let waited = 0; waited < 40 && !page.actorOf(part); waited += 1) await time.passes(50)
      const actor = page.actorOf(part)
      if (actor && !heardOf.has(actor)) {
        heardOf.add(actor)
        actor.subscribe(() => heard(part, actor))
        heard(part, actor)
      }
      for (let waited = 0; actor && waited < 40 && isOpening(actor); waited += 1) await time.passes(200)
      return actor
    },
    /** Reads the log again. */
    read: async (): Promise<LeaderLog | undefined> => {
      const answer = await time.until(read())
      isGone = answer !== undefined && answer.log === undefined
      if (answer?.log) outboxes.tell(answer.log)
      return answer?.log
    },
    /** Whether nothing of the log was left on the device as it was read last. */
    isGone: () => isGone,
    openUnsent: () => {
      eachOutbox(outboxes, ({ openUnsent }) => void openUnsent().catch(() => {}))
    },
    connectionReturned: () => eachOutbox(outboxes, ({ connectionReturned }) => connectionReturned()),
    close: () => eachOutbox(outboxes, ({ close }) => close())
  }
  page.openUnsent()
  return page
}

/** A store in which all is one owner's, whoever is named. */
const ownedBy = (owner: string, { keep, read, forget, places }: SealedStore): SealedStore => ({
  keep: (_, place, bytes) => keep(owner, place, bytes),
  read: (_, place) => read(owner, place),
  forget: (_, forgotten) => forget(owner, forgotten),
  places: () => places(owner)
})

export type LogPage = NonNullable<Awaited<ReturnType<typeof openPage>>>

const isOpening = (actor: DeliveryActor<DeliveryTypes>) =>
  isAt(actor.getSnapshot(), "reading", "asking", "deciding")
