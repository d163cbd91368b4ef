import { failureOf, type Notice } from "@crewfleet/sdk"
import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  isMachineSnapshot
} from "xstate"
import { definitionHash } from "./definitionHash.ts"
import { madeOf } from "./KnownMachine.ts"
import { type Address, portalPlaceOf } from "./maskedPlace.ts"
import { makeStepMasker, maskSteps, type NotedStep } from "./maskSteps.ts"
import { notesOfLast, notesUntilFull } from "./notes.ts"
import { noticesIn } from "./play.ts"
import { type Heard, type RecordedStep, type Recording, recordingVersion, type Started } from "./Recording.ts"
import { stepsFrom } from "./stepsFrom.ts"

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
  /** The same without the steps. */
  readonly about: () => Omit<Recording, "steps">
  /** How much was noted, in characters, and how much can be. */
  readonly size: () => number
  readonly limit: number
  /** Whether something could not be noted any more, as there was too much of it. */
  readonly isFull: () => boolean
  /** Calls somebody whenever something was noted, until the answer is called. */
  readonly subscribe: (listen: () => void) => () => void
  /**
   * Tells somebody all that was noted and what is noted from then on, masked as in `recording`, until the answer is called. What
   * comes within a moment is told together, and the last of it at the end.
   */
  readonly follow: (listen: Follower) => () => void
}

/** Hears masked steps, and which machines they are of, by their ids. */
export type Follower = (
  steps: ReadonlyArray<RecordedStep>,
  machines: ReadonlyMap<string, AnyStateMachine>
) => void

/** How a recorder differs from others. */
export interface RecorderOptions {
  /** What was recorded before, such as by the page that was here: this recorder goes on from there. */
  readonly earlier?: Recording | undefined
  /** How many characters are noted at most; four million unless told. */
  readonly limit?: number
  /** Notes only the last milliseconds, and of those what fits: what is older goes. */
  readonly keeps?: number
  /** Which version is recorded, and in which brand. */
  readonly about?: Pick<Recording, "app" | "brand">
  /** The address at which something happens; of it only path and part of the page are noted. */
  readonly address?: () => Address
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
  keeps,
  about: product = {},
  address,
  now = Date.now
}: RecorderOptions = {}): Recorder => {
  const began = earlier?.began ?? new Date(now()).toISOString()
  const refs = new Map<string, AnyActorRef>()
  const isRunning = (actor: string) => refs.get(actor)?.getSnapshot().status === "active"
  const before = { size: earlier ? JSON.stringify(earlier.steps).length : 0, isFull: earlier?.full === true }
  const notes = keeps === undefined ? notesUntilFull(limit, before) : notesOfLast(keeps, limit, isRunning)
  const { nameOf, known } = naming(earlier?.steps ?? [])
  const noticesOf = new WeakMap<AnyActorRef, Array<Notice>>()
  const senders = new WeakMap<AnyActorRef, { readonly event: object; readonly sender: AnyActorRef }>()
  const contexts = new WeakMap<AnyActorRef, object>()
  const listeners = new Set<() => void>()
  const followers = new Set<(noted: NotedStep) => void>()
  let isStopped = false

  const note = (actor: AnyActorRef, { machine, context }: AnyMachineSnapshot, step: NotedStep["step"]) => {
    const noted = { step, machine, context, place: address && portalPlaceOf(address()) }
    notes.add(noted, sizeOf(step, contexts.get(actor) ?? {}, context))
    contexts.set(actor, context)
    for (const follow of followers) follow(noted)
    for (const listen of listeners) listen()
  }
  const begin = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, from: Started["from"]): void => {
    const notices: Array<Notice> = []
    noticesOf.set(actor, notices)
    const { machine, value: state } = snapshot
    const name = nameOf(actor, machine.id)
    refs.set(name, actor)
    note(actor, snapshot, {
      _tag: "Started",
      actor: name,
      at: now() - Date.parse(began),
      machine: machine.id,
      made: madeOf(machine),
      from: plain(from),
      state,
      notices
    })
  }
  const letGo = (actor: AnyActorRef): void => {
    const name = known(actor) ?? ""
    if (refs.get(name) === actor) refs.delete(name)
  }
  const hear = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, event: Heard["event"]) => {
    const told = senders.get(actor)
    const sender = told && told.event === event && told.sender !== actor && known(told.sender)
    note(actor, snapshot, {
      _tag: "Heard",
      actor: nameOf(actor, snapshot.machine.id),
      at: now() - Date.parse(began),
      ...(sender && { sender }),
      event: plain(event),
      state: snapshot.value,
      notices: noticesOf.get(actor) ?? []
    })
    if (snapshot.status !== "active") letGo(actor)
  }
  const inspect = (inspected: InspectionEvent): void => {
    if (notes.isFull() || isStopped) return
    const actor = inspected.actorRef as AnyActor
    if (inspected.type === "@xstate.action") noticesOf.get(actor)?.push(...noticesIn(inspected.action))
    if (inspected.type === "@xstate.event" && inspected.sourceRef)
      senders.set(actor, { event: inspected.event, sender: inspected.sourceRef as AnyActorRef })
    if (inspected.type === "@xstate.event" && isStart(inspected.event)) {
      const snapshot = actor.getSnapshot()
      const from = actor.options.snapshot ? placeOf(snapshot) : { input: inspected.event.input }
      if (isMachineSnapshot(snapshot)) begin(actor, snapshot, from)
    }
    if (inspected.type === "@xstate.snapshot" && isMachineSnapshot(inspected.snapshot)) {
      if (isStop(inspected.event)) letGo(actor)
      else if (!isStart(inspected.event)) hear(actor, inspected.snapshot, inspected.event)
      noticesOf.set(actor, [])
    }
  }
  const joinAll = (actor: AnyActorRef): void => {
    const snapshot = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot)) return
    begin(actor, snapshot, placeOf(snapshot))
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) joinAll(child)
  }
  const earlierSteps = () => {
    const steps = earlier?.steps ?? []
    return keeps === undefined ? steps : stepsFrom(steps, now() - Date.parse(began) - keeps)
  }
  const about = (): Omit<Recording, "steps"> => ({
    format: "crewfleet-recording",
    version: recordingVersion,
    began,
    ...product,
    ...(notes.isFull() && { full: true }),
    machines: { ...(earlierSteps().length > 0 && earlier?.machines), ...hashesOf(machinesOf(notes.all())) }
  })
  return {
    inspect,
    join: (root) => {
      joinAll(root)
      root.system.inspect(inspect)
    },
    stop: () => {
      isStopped = true
    },
    recording: () => ({ ...about(), steps: [...earlierSteps(), ...maskSteps(notes.all())] }),
    about,
    size: notes.size,
    limit,
    isFull: notes.isFull,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    follow: (listen) => {
      const before = earlierSteps()
      if (before.length > 0) listen(before, new Map())
      const { add, stop } = tellTogether(makeStepMasker(), listen)
      for (const noted of notes.all()) add(noted)
      followers.add(add)
      return () => {
        followers.delete(add)
        stop()
      }
    }
  }
}

/** How long steps wait for others that are told with them, in milliseconds. */
const togetherWithin = 100

/** Masks and tells steps together that come within a moment. */
const tellTogether = (
  mask: (noted: ReadonlyArray<NotedStep>) => ReadonlyArray<RecordedStep>,
  listen: Follower
) => {
  let waiting: Array<NotedStep> = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const noted = waiting
    waiting = []
    timer = undefined
    listen(mask(noted), machinesOf(noted))
  }
  return {
    add: (noted: NotedStep): void => {
      waiting.push(noted)
      timer ??= setTimeout(tell, togetherWithin)
    },
    stop: (): void => {
      clearTimeout(timer)
      if (waiting.length > 0) tell()
    }
  }
}

const machinesOf = (noted: ReadonlyArray<NotedStep>): ReadonlyMap<string, AnyStateMachine> =>
  new Map(noted.map(({ machine }) => [machine.id, machine]))

/** The definitions of machines, by their ids. */
export const hashesOf = (machines: ReadonlyMap<string, AnyStateMachine>): Readonly<Record<string, string>> =>
  Object.fromEntries([...machines].map(([id, machine]) => [id, definitionHash(machine)]))

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
  const names = new WeakMap<AnyActorRef, string>()
  const roots = new Map<string, number>()
  const rootNamed = (machineId: string) => {
    const number = (roots.get(machineId) ?? 0) + 1
    roots.set(machineId, number)
    return machineId + (number > 1 ? `#${number}` : "")
  }
  for (const { actor } of earlier) {
    const [root = "", number = "1"] = actor.replace(/\/.*/, "").split("#")
    roots.set(root, Math.max(roots.get(root) ?? 0, Number(number)))
  }
  const known = (actor: AnyActorRef) => names.get(actor)
  const nameOf = (actor: AnyActorRef, machineId: string): string => {
    const name = known(actor)
    if (name !== undefined) return name
    const above = actor._parent && names.get(actor._parent)
    const given = above ? `${above}/${actor.id}` : rootNamed(machineId)
    names.set(actor, given)
    return given
  }
  return { nameOf, known }
}
