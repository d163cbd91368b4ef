import type { Notice } from "@crewfleet/sdk"
import { Actor, type AnyActor, createActor, type Observer, StateMachine, toObserver } from "xstate"
import type { RecordedRun } from "./recordedRun.ts"

/** Actors that show a run and do nothing themselves. */
export interface StandIns {
  /** From now on every actor is where it was at this step. */
  readonly goTo: (step: number) => void
  /** Tells everybody who listens where their actor is now, and what it has to notify. */
  readonly tell: () => void
  /** Lets actors run again. */
  readonly restore: () => void
}

interface Listener {
  readonly actor: AnyActor
  readonly hear: (emitted: { readonly type: "notice"; readonly notice: Notice }) => void
  toldAt: number
}

/**
 * Has every actor of this page stand in for a recorded one: none starts, calls a port, waits for time or hears an event. Their
 * snapshots, children and notices are those that the run has at the step that is shown; an actor that it does not know stays
 * where it begins.
 */
export const standInFor = (run: RecordedRun): StandIns => {
  let step = 0
  const original = methodsOf(Actor.prototype)
  const childNames = new WeakMap<AnyActor, string>()
  const rootNames = new Map<AnyActor, string | undefined>()
  const snapshots = new Map<AnyActor, unknown>()
  const observers = new Map<object, { readonly actor: AnyActor; readonly observer: Observer<unknown> }>()
  const listeners = new Set<Listener>()

  const nameOf = (actor: AnyActor): string | undefined => {
    if (childNames.has(actor) || actor._parent) return childNames.get(actor)
    if (!rootNames.has(actor)) {
      const taken = new Set(rootNames.values())
      const name = run.rootAt(step, actor.logic.id, actor.options.input, (other) => taken.has(other))
      rootNames.set(actor, name)
    }
    return rootNames.get(actor)
  }
  const recordedOf = (actor: AnyActor) => {
    if (!(actor.logic instanceof StateMachine)) return undefined
    const name = nameOf(actor)
    const snapshot = name === undefined ? undefined : run.snapshotAt(step, name, actor.logic)
    if (name === undefined || !snapshot) return undefined
    const children = run.childrenAt(step, name, snapshot).map((child) => {
      const standIn = createActor(child.machine, { id: child.id })
      childNames.set(standIn, child.name)
      return [child.id, standIn]
    })
    return { ...snapshot, children: Object.fromEntries(children) }
  }
  const snapshotOf = (actor: AnyActor) => {
    if (!snapshots.has(actor)) snapshots.set(actor, recordedOf(actor) ?? original.getSnapshot.call(actor))
    return snapshots.get(actor)
  }
  const tellNotices = (listener: Listener) => {
    if (listener.toldAt === step || !listeners.has(listener)) return
    listener.toldAt = step
    const name = nameOf(listener.actor)
    const notices = name === undefined ? [] : run.noticesAt(step, name)
    for (const notice of notices) listener.hear({ type: "notice", notice })
  }

  Object.assign(Actor.prototype, {
    start(this: AnyActor) {
      return this
    },
    send() {},
    getSnapshot(this: AnyActor) {
      return snapshotOf(this)
    },
    subscribe(this: AnyActor, ...listening: Parameters<typeof toObserver>) {
      const subscription = { unsubscribe: () => void observers.delete(subscription) }
      observers.set(subscription, { actor: this, observer: toObserver(...listening) })
      return subscription
    },
    on(this: AnyActor, type: string, hear: Listener["hear"]) {
      const listener = { actor: this, hear, toldAt: -1 }
      if (type === "*" || type === "notice") listeners.add(listener)
      queueMicrotask(() => tellNotices(listener))
      return { unsubscribe: () => void listeners.delete(listener) }
    }
  })

  return {
    goTo: (next) => {
      step = next
      rootNames.clear()
      snapshots.clear()
    },
    tell: () => {
      for (const { actor, observer } of [...observers.values()]) observer.next?.(snapshotOf(actor))
      for (const listener of [...listeners]) tellNotices(listener)
    },
    restore: () => void Object.assign(Actor.prototype, original)
  }
}

const methodsOf = ({ start, send, getSnapshot, subscribe, on }: AnyActor) => ({
  start,
  send,
  getSnapshot,
  subscribe,
  on
})
