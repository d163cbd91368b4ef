import type { Failure } from "@crewfleet/sdk"
import {
  type ActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type OutputFrom,
  StateMachine
} from "xstate"
import { getStateNodes } from "xstate/graph"

/** Everything that may happen to a machine while it is walked. No time passes and no port is called. */
export interface Script<M extends AnyStateMachine> {
  /** What the machine may be started with; once without input unless told. */
  readonly inputs?: ReadonlyArray<InputFrom<M>>
  /** What people and the host may send, in any state. */
  readonly events: ReadonlyArray<EventFromLogic<M>>
  /** What each port may answer. That it may fail, with each of `failures`, goes without saying. */
  readonly answers: Answers<M>
  /** What every port may fail with beside `failures`, where a machine tells failures apart. */
  readonly failures?: ReadonlyArray<Failure>
  /** What ports fail with instead of all `failures`, where a machine of the same states, in a script of its own, meets them all. */
  readonly onlyFailures?: ReadonlyArray<Failure | Error>
  /** States that the machine does without, such as `empty` where an answer always has something in it. */
  readonly unused?: ReadonlyArray<string>
  /** How many steps to expect at most, so that a script that multiplies is noticed; 50,000 unless told. */
  readonly limit?: number
}

/** A list of answers for each port of a machine. */
export type Answers<M> =
  // biome-ignore lint/suspicious/noExplicitAny: only the ports are of interest
  M extends StateMachine<any, any, any, infer Port, any, any, any, any, any, any, any, any, any, any, any>
    ? { readonly [P in Port as P["src"]]: ReadonlyArray<OutputFrom<P["logic"]>> }
    : never

/** One event that was taken in one state. */
export interface Step {
  readonly from: AnyMachineSnapshot
  readonly event: EventObject
  readonly to: AnyMachineSnapshot
}

/** One run: what to start with, and every step in order, with the answers of ports among their events. */
export interface Path {
  readonly input: unknown
  readonly events: ReadonlyArray<EventObject>
  readonly steps: ReadonlyArray<Step>
}

export interface Walk {
  /** The states that were reached, each once for each context, and where they lead. */
  readonly snapshots: ReadonlyArray<AnyMachineSnapshot>
  readonly steps: ReadonlyArray<Step>
  /** The shortest runs that together take every step. */
  readonly paths: ReadonlyArray<Path>
  /** The states that were never entered, not even in passing, and the unused ones that were. */
  readonly unreached: ReadonlyArray<string>
  /** The transitions that were never taken. */
  readonly untaken: ReadonlyArray<string>
}

/** Every kind of failure that a port may end with, and an error that nobody foresaw. */
export const failures: ReadonlyArray<Failure | Error> = [
  { _tag: "NetworkFailure" },
  { _tag: "TimedOut", limit: 15_000 },
  { _tag: "BadAnswer", path: "access_token", reason: "Missing key" },
  ...[400, 401, 403, 404, 409, 418, 500].map(
    (status): Failure => ({ _tag: "Refused", status, violations: [] })
  ),
  { _tag: "Refused", status: 400, violations: [{ field: "email", message: "Enter an email address" }] },
  { _tag: "Refused", status: 429, message: "Too many attempts", violations: [], retryAfter: 90 },
  new Error("Nobody foresaw this")
]

/** Takes every event that a script allows in every state that can be reached with it. */
export const walk = <M extends AnyStateMachine>(machine: M, script: Script<M>): Walk => {
  const entered = new Set<AnyStateNode>()
  const taken = new Set<AnyTransitionDefinition>()
  const walks = (script.inputs ?? [undefined]).map((input) => {
    const found = explored(watched(machine, entered, taken), input, script)
    return { ...found, paths: pathsOf(input, found.snapshots, found.steps) }
  })
  const nodes = [machine.root, ...getStateNodes(machine.root)]
  const unused = new Set(nodes.filter(({ key }) => script.unused?.includes(key)))
  const isUnused = ({ source, target = [] }: AnyTransitionDefinition) =>
    [source, ...target].some((node) => unused.has(node))
  return {
    snapshots: walks.flatMap(({ snapshots }) => snapshots),
    steps: walks.flatMap(({ steps }) => steps),
    paths: walks.flatMap(({ paths }) => paths),
    unreached: nodes.filter((node) => entered.has(node) === unused.has(node)).map(({ id }) => id),
    untaken: nodes
      .flatMap(transitionsOf)
      .flatMap((each) => (taken.has(each) || isUnused(each) ? [] : [nameOf(each)]))
  }
}

/**
 * Every snapshot that can be reached, each once, and every step between them, breadth first. What `xstate/graph` has for it
 * takes twice as long where there are many.
 */
const explored = <M extends AnyStateMachine>(
  { getInitialSnapshot, transition }: ActorLogic<AnyMachineSnapshot, EventObject, unknown>,
  input: unknown,
  script: Script<M>
): Pick<Walk, "snapshots" | "steps"> => {
  const scope = quietScope()
  const snapshots = [getInitialSnapshot(scope, input)]
  const known = new Map(snapshots.map((snapshot) => [keyOf(snapshot), snapshot]))
  const steps: Array<Step> = []
  for (const from of snapshots) {
    const events = new Map(possibleEvents(from, script).map((event) => [JSON.stringify(event), event]))
    for (const event of events.values()) {
      const next = transition(from, event, scope)
      const to = known.get(keyOf(next)) ?? next
      if (to === next && !known.has(keyOf(next))) snapshots.push(next)
      known.set(keyOf(to), to)
      steps.push({ from, event, to })
      if (steps.length > (script.limit ?? usualLimit)) throw new Error("Traversal limit exceeded")
    }
  }
  return { snapshots, steps }
}

const usualLimit = 50_000

/** Where nothing is started, sent or logged. */
const quietScope = (): AnyActorScope => {
  const self = createEmptyActor()
  const nothing = () => {}
  return {
    ...{ self, system: self.system, id: "", sessionId: "walk", logger: nothing },
    ...{ defer: nothing, stopChild: nothing, emit: nothing, actionExecutor: nothing }
  }
}

/** The machine, which notes the states that it enters and the transitions that it takes. */
const watched = (
  machine: AnyStateMachine,
  entered: Set<AnyStateNode>,
  taken: Set<AnyTransitionDefinition>
): ActorLogic<AnyMachineSnapshot, EventObject, unknown> => {
  const enter = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes) entered.add(node)
    return snapshot
  }
  const systems = new Set<object>()
  const watch = ({ system }: AnyActorScope) => {
    if (systems.has(system)) return
    systems.add(system)
    system.inspect((seen) => {
      if (seen.type !== "@xstate.microstep") return
      enter(seen.snapshot as AnyMachineSnapshot)
      for (const transition of seen._transitions) {
        entered.add(transition.source)
        taken.add(transition)
      }
    })
  }
  return {
    transition: (snapshot, event, scope) => {
      watch(scope)
      return machine.transition(snapshot, event, scope)
    },
    getInitialSnapshot: (scope, input) => {
      watch(scope)
      return enter(machine.getInitialSnapshot(scope, input))
    },
    getPersistedSnapshot: machine.getPersistedSnapshot
  }
}

const keys = new WeakMap<AnyMachineSnapshot, string>()

/** What tells a snapshot from others, written once for each. */
const keyOf = (snapshot: AnyMachineSnapshot): string => {
  const { status, value, context } = snapshot
  const key = keys.get(snapshot) ?? JSON.stringify({ status, value, context })
  keys.set(snapshot, key)
  return key
}

const possibleEvents = <M extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  { events, answers, onlyFailures = failures, failures: own = [] }: Script<M>
): Array<EventObject> => {
  if (snapshot.status !== "active") return []
  const sent = events.filter((event) => isAccepted(snapshot, event))
  const answered = snapshot._nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => [
      ...scripted(answers, String(src)).map((output) => answer("done", id, { output })),
      ...(isMachine(snapshot, src) ? [] : [...onlyFailures, ...own]).map((error) =>
        answer("error", id, { error })
      )
    ])
  )
  const delayed = snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))
  return [...sent, ...answered, ...delayed]
}

/** Whether a machine stands behind a port: it is walked by itself, and that walk shows that it never breaks. */
const isMachine = ({ machine }: AnyMachineSnapshot, src: unknown): boolean =>
  machine.implementations.actors[String(src)] instanceof StateMachine

/** Whether an event would be taken, and not merely ignored. */
export const isAccepted = (snapshot: AnyMachineSnapshot, event: EventObject): boolean => snapshot.can(event)

const answer = (kind: "done" | "error", actorId: string, rest: object): EventObject =>
  Object.assign({ type: `xstate.${kind}.actor.${actorId}`, actorId }, rest)

const scripted = (answers: object, name: string): ReadonlyArray<unknown> => {
  const outputs: unknown = Reflect.get(answers, name)
  if (!Array.isArray(outputs)) throw new Error(`The script has no answers for the port "${name}"`)
  return outputs
}

const transitionsOf = (node: AnyStateNode): ReadonlyArray<AnyTransitionDefinition> => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? [])
]

const nameOf = ({ source, eventType, target, guard }: AnyTransitionDefinition): string => {
  const condition = typeof guard === "object" && "type" in guard ? guard.type : guard
  const when = typeof condition === "string" ? ` [${condition}]` : ""
  return `${source.id}: ${eventType || "always"}${when} → ${target?.map(({ id }) => id).join(", ") ?? "stays"}`
}

const pathsOf = (
  input: unknown,
  snapshots: ReadonlyArray<AnyMachineSnapshot>,
  steps: ReadonlyArray<Step>
): ReadonlyArray<Path> => {
  const [start] = snapshots
  const ways = new Map([[start, [] as ReadonlyArray<Step>]])
  const leads = new Set(steps.map(({ from }) => from))
  const runs = steps.flatMap((step) => {
    const { from, to } = step
    const run = [...(ways.get(from) ?? []), step]
    const isOnTheWay = !ways.has(to) && leads.has(to)
    if (!ways.has(to)) ways.set(to, run)
    return isOnTheWay ? [] : [run]
  })
  return (runs.length > 0 ? runs : [[]]).map((run) => ({
    input,
    steps: run,
    events: run.map(({ event }) => event)
  }))
}
