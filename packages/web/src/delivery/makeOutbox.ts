import { type DeliveryLogic, type DeliveryTypes, draftIn, isUnsent, keepingOf } from "@crewfleet/machines"
import { type Atom, atom, getDefaultStore } from "jotai"
import { type AnyStateMachine, createActor } from "xstate"
import { holdLock } from "../holdLock.ts"
import { inspected } from "../recording/inspected.ts"
import { notifyEmitted } from "../useLogic.ts"
import type { DeliveryActor } from "./DeliveryActor.ts"
import type { DeviceStore } from "./makeDeliveryStore.ts"

/** A delivery that this page works on; without an actor where another tab has taken it over. */
export interface OpenDelivery<K extends DeliveryTypes> {
  readonly record: K["record"]
  readonly place: string
  readonly actor: DeliveryActor<K> | undefined
}

/** Where the deliveries of one kind and one owner are worked on, until each has reached the service. */
export interface Outbox<K extends DeliveryTypes> {
  readonly store: DeviceStore<K>
  /** Every delivery that this page works on, whether it is shown or only waits to be sent. */
  readonly deliveries: Atom<ReadonlyArray<OpenDelivery<K>>>
  /** Works on a record from now on, and takes it over from any other tab. */
  readonly open: (record: K["record"]) => void
  /** Works on everything that is on this device and to be sent. */
  readonly openUnsent: () => Promise<void>
  /** Sends what waits, here or in a tab that has been closed. */
  readonly connectionReturned: () => void
  /** Writes everything at once, with what was typed in the last moment; resolves once it is, or cannot be. */
  readonly keepAll: () => Promise<unknown>
  readonly close: () => void
}

/** Milliseconds until somebody looks again whether what another tab worked on is still to be sent. */
const pauseBetweenLooks = 5_000

/**
 * An outbox: each record has one actor, in one tab, for as long as it is open. `lock` names kind and owner to all tabs of
 * this browser. What is to be sent is not begun as long as it `mayWait`.
 */
export const makeOutbox = <K extends DeliveryTypes>(
  lock: string,
  store: DeviceStore<K>,
  logic: DeliveryLogic<K>,
  mayWait: (record: K["record"]) => boolean = () => false
): Outbox<K> => {
  const atoms = getDefaultStore()
  const deliveries = atom<ReadonlyArray<OpenDelivery<K>>>([])
  const opened = () => atoms.get(deliveries)
  const releases = new Map<string, ReturnType<typeof holdLock>>()
  /** What would be worked on where no other tab does, before that is known. */
  const asking = new Set<string>()
  let closings = 0
  const put = (delivery: OpenDelivery<K>) =>
    atoms.set(deliveries, [...opened().filter(({ place }) => place !== delivery.place), delivery])

  /** What is not on this device yet is written before its keeper goes; answers once it is, or cannot be. */
  const keepLast = async ({ actor, record }: OpenDelivery<K>) => {
    const snapshot = actor?.getSnapshot()
    const keeping = snapshot && keepingOf(snapshot)
    if (snapshot && keeping !== "empty" && (keeping !== "kept" || store.isOnPage(record)))
      await store.keep(record, draftIn(snapshot.context)).catch(() => {})
  }

  const start = (record: K["record"], isTaken: boolean) => {
    const place = store.placeOf(record)
    const running = createActor(logic as AnyStateMachine, inspected({ input: record }))
    running.on("notice", (emitted) => notifyEmitted(emitted))
    const actor = running as unknown as DeliveryActor<K>
    if (!isTaken) asking.add(place)
    const release = holdLock(`${lock}/${place}`, isTaken, {
      onHeld: () => {
        asking.delete(place)
        running.start()
        put({ record, place, actor })
      },
      onLost: () => {
        asking.delete(place)
        if (!isTaken) lookAgain()
        // What only this page has is not given away: the other tab could not read it.
        if (keepingOf(actor.getSnapshot()) === "notKept") return
        const written = keepLast({ record, place, actor }).finally(() => store.letGo(record))
        actor.stop()
        releases.delete(place)
        if (opened().some((each) => each.actor === actor)) put({ record, place, actor: undefined })
        return written
      }
    })
    releases.set(place, release)
  }

  /** The page before may hold it for a moment longer, and a tab that holds it may be closed. */
  let looking: ReturnType<typeof setTimeout> | undefined
  const lookAgain = () => {
    clearTimeout(looking)
    looking = setTimeout(() => openUnsent().catch(() => {}), pauseBetweenLooks)
  }

  const openUnsent = async () => {
    const before = closings
    const kept = await store.list()
    // Whoever closed it meanwhile is done with it.
    if (closings !== before) return
    for (const { record, draft } of kept)
      if (isUnsent(draft) && !mayWait(record) && !releases.has(store.placeOf(record))) start(record, false)
  }

  return {
    store,
    deliveries,
    openUnsent,
    open: (record) => {
      const place = store.placeOf(record)
      const isHere = opened().some((each) => each.place === place && each.actor)
      // Where another tab has it, asking would come to nothing.
      if (asking.delete(place)) {
        releases.get(place)?.()
        releases.delete(place)
      }
      if (!isHere && !releases.has(place)) start(record, true)
    },
    connectionReturned: () => {
      for (const { actor } of opened()) actor?.send({ type: "connection.returned" })
      openUnsent().catch(() => {})
    },
    keepAll: () => Promise.all(opened().map(keepLast)),
    close: () => {
      closings += 1
      clearTimeout(looking)
      for (const delivery of opened()) {
        releases.get(delivery.place)?.(keepLast(delivery))
        delivery.actor?.stop()
      }
      for (const release of releases.values()) release()
      atoms.set(deliveries, [])
    }
  }
}
