import { failureOf, type Notice } from "@crewfleet/sdk"
import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot
} from "xstate"
import { madeOf } from "./KnownMachine.ts"
import { maskSteps, type NotedStep } from "./maskSteps.ts"
import { noticesIn } from "./play.ts"
import { type Heard, type RecordedStep, type Recording, recordingVersion, type Started } from "./Recording.ts"

/** Notes what machines do, for as long as it is kept. */
export interface Recorder {
  /** For `createActor(machine, { inspect })`: notes what the actor, and all that it starts, does. */
  readonly inspect: (inspected: InspectionEvent) => void
  /** Notes what an actor that already runs, and all below it, does from now on. */
  readonly join: (root: AnyActorRef) => void
  /** Notes nothing any more. */
  readonly stop: () => void
  /** Everything that was noted, without secrets and personal data. */
  readonly recording: () => Recording
  /** How much was noted, in characters, and how much can be. */
  readonly size: () => number
  readonly limit: number
  /** Whether something could not be noted any more, as there was too much of it. */
  readonly isFull: () => boolean
  /** Calls somebody whenever something was noted, until the answer is called. */
  readonly subscribe: (listen: () => void) => () => void
}

/** How a recorder differs from others. */
export interface RecorderOptions {
  /** What was recorded before, such as by the page that was here: this recorder goes on from there. */
  readonly earlier?: Recording | undefined
  /** How many characters are noted at most; four million unless told. */
  readonly limit?: number
  /** The present moment in milliseconds. */
  readonly now?: () => number
}

/**
 * A recorder for any number of actors. It keeps what it hears in memory, and masks it in `recording`. What does not fit any
 * more is not noted, nor is anything after it.
 */
export const makeRecorder = ({
  earlier,
  limit = 4_000_000,
  now = Date.now
}: RecorderOptions = {}): Recorder => {
  const began = earlier?.began ?? new Date(now()).toISOString()
  const noted: Array<NotedStep> = []
  const nameOf = naming(earlier?.steps ?? [])
  const noticesOf = new Map<AnyActorRef, Array<Notice>>()
  const contexts = new WeakMap<AnyActorRef, object>()
  const listeners = new Set<() => void>()
  let size = earlier ? JSON.stringify(earlier.steps).length : 0
  let isFull = earlier?.full === true
  let isStopped = false

  const note = (actor: AnyActorRef, { machine, context }: AnyMachineSnapshot, step: NotedStep["step"]) => {
    const grown = size + sizeOf(step, contexts.get(actor) ?? {}, context)
    isFull ||= grown > limit
    if (!isFull) {
      size = grown
      contexts.set(actor, context)
      noted.push({ step, machine, context })
    }
    for (const listen of listeners) listen()
  }
  const begin = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, from: Started["from"]): void => {
    const notices: Array<Notice> = []
    noticesOf.set(actor, notices)
    const { machine, value: state } = snapshot
    note(actor, snapshot, {
      _tag: "Started",
      actor: nameOf(actor, machine.id),
      at: now() - Date.parse(began),
      machine: machine.id,
      made: madeOf(machine),
      from: plain(from),
      state,
      notices
    })
  }
  const hear = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, event: Heard["event"]) =>
    note(actor, snapshot, {
      _tag: "Heard",
      actor: nameOf(actor, snapshot.machine.id),
      at: now() - Date.parse(began),
      event: plain(event),
      state: snapshot.value,
      notices: noticesOf.get(actor) ?? []
    })
  const inspect = (inspected: InspectionEvent): void => {
    if (isFull || isStopped) return
    const actor = inspected.actorRef as AnyActor
    if (inspected.type === "@xstate.action") noticesOf.get(actor)?.push(...noticesIn(inspected.action))
    if (inspected.type === "@xstate.event" && isStart(inspected.event)) {
      const snapshot = actor.getSnapshot()
      const from = actor.options.snapshot ? placeOf(snapshot) : { input: inspected.event.input }
      if (isMachineSnapshot(snapshot)) begin(actor, snapshot, from)
    }
    if (inspected.type === "@xstate.snapshot" && isMachineSnapshot(inspected.snapshot)) {
      if (!isStart(inspected.event) && !isStop(inspected.event)) {
        hear(actor, inspected.snapshot, inspected.event)
      }
      noticesOf.set(actor, [])
    }
  }
  const joinAll = (actor: AnyActorRef): void => {
    const snapshot = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot)) return
    begin(actor, snapshot, placeOf(snapshot))
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) joinAll(child)
  }
  return {
    inspect,
    join: (root) => {
      joinAll(root)
      root.system.inspect(inspect)
    },
    stop: () => {
      isStopped = true
    },
    recording: () => ({
      format: "crewfleet-recording",
      version: recordingVersion,
      began,
      ...(isFull && { full: true }),
      steps: [...(earlier?.steps ?? []), ...maskSteps(noted)]
    }),
    size: () => size,
    limit,
    isFull: () => isFull,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    }
  }
}

const isStart = ({ type }: { readonly type: string }) => type === "xstate.init"
const isStop = ({ type }: { readonly type: string }) => type === "xstate.stop"

const placeOf = ({ value, context }: AnyMachineSnapshot): Started["from"] => ({ value, context })

/** How many characters a step takes, about. */
const sizeOf = (step: NotedStep["step"], before: object, after: object): number => {
  const changed = Object.entries(after).filter(([key, value]) => value !== Reflect.get(before, key))
  return JSON.stringify(step).length + JSON.stringify(changed).length
}

/** A copy as JSON would keep it; what nobody foresaw is the failure that machines take it for. */
const plain = <A>(value: A): A =>
  JSON.parse(JSON.stringify(value, (_, item) => (item instanceof Error ? failureOf(item) : item)))

/** Names actors by the way that leads to them, and tells roots of the same name apart by a number. */
const naming = (earlier: ReadonlyArray<RecordedStep>) => {
  const names = new Map<AnyActorRef, string>()
  const roots = new Map<string, number>()
  const rootNamed = (machineId: string) => {
    const count = (roots.get(machineId) ?? 0) + 1
    roots.set(machineId, count)
    return machineId + (count > 1 ? `#${count}` : "")
  }
  for (const step of earlier)
    if (step._tag === "Started" && !step.actor.includes("/")) rootNamed(step.machine)
  return (actor: AnyActorRef, machineId: string): string => {
    const known = names.get(actor)
    if (known) return known
    const above = actor._parent && names.get(actor._parent)
    const name = above ? `${above}/${actor.id}` : rootNamed(machineId)
    names.set(actor, name)
    return name
  }
}
