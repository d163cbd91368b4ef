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
import { deciding, guardNames, oneSidedOf } from "./decisions.ts"

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
  /**
   * Guards whose answer never changes here, as the machine's options or what it is started with have settled it: machines of
   * other options show the other one.
   */
  readonly settled?: ReadonlyArray<string>
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
  /** The guards that decided in one way alone, or never, and the settled ones that decided in both. */
  readonly oneSided: ReadonlyArray<string>
  /** How much there was to reach. */
  readonly total: { readonly states: number; readonly transitions: number; readonly outcomes: number }
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
export const walk = <M extends AnyStateMachine>(walked: M, script: Script<M>): Walk => {
  const { machine, decisions } = deciding(walked)
  const entered = new Set<AnyStateNode>()
  const taken = new Set<AnyTransitionDefinition>()
  const { starts, snapshots, steps } = explored(watched(machine, entered, taken), script)
  const nodes = [machine.root, ...getStateNodes(machine.root)]
  const unused = new Set(nodes.filter(({ key }) => script.unused?.includes(key)))
  const isUnused = ({ source, target = [] }: AnyTransitionDefinition) =>
    [source, ...target].some((node) => unused.has(node))
  const transitions = nodes.flatMap(transitionsOf).filter((each) => !isUnused(each))
  const oneSided = oneSidedOf(machine, transitions, decisions, script.settled)
  return {
    snapshots,
    steps,
    paths: pathsOf(starts, steps),
    unreached: nodes.filter((node) => entered.has(node) === unused.has(node)).map(({ id }) => id),
    untaken: transitions.filter((each) => !taken.has(each)).map(nameOf),
    oneSided,
    total: {
      states: nodes.length - unused.size,
      transitions: transitions.length,
      outcomes: 2 * guardNames(machine, transitions).size - (script.settled ?? []).length
    }
  }
}

/** Where a walk begins, and with what. */
interface Start {
  readonly input: unknown
  readonly snapshot: AnyMachineSnapshot
}

/**
 * Every snapshot that can be reached from any of the inputs, each once, and every step between them, breadth first. What
 * `xstate/graph` has for it takes twice as long where there are many.
 */
const explored = <M extends AnyStateMachine>(
  { getInitialSnapshot, transition }: ActorLogic<AnyMachineSnapshot, EventObject, unknown>,
  script: Script<M>
): Pick<Walk, "snapshots" | "steps"> & { readonly starts: ReadonlyArray<Start> } => {
  const scope = quietScope()
  const snapshots: Array<AnyMachineSnapshot> = []
  const known = new Map<string, AnyMachineSnapshot>()
  const knownAs = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const key = keyOf(snapshot)
    const same = known.get(key)
    if (same) return same
    known.set(key, snapshot)
    snapshots.push(snapshot)
    return snapshot
  }
  const eventsIn = possibleEvents(script)
  const steps: Array<Step> = []
  const walkFrom = (from: AnyMachineSnapshot) => {
    for (const event of eventsIn(from)) {
      const next = transition(from, event, scope)
      const to = next === from ? from : knownAs(next)
      steps.push({ from, event, to })
      if (steps.length > (script.limit ?? usualLimit)) throw new Error("Traversal limit exceeded")
    }
  }
  const starts = (script.inputs ?? [undefined]).map((input) => {
    const walked = snapshots.length
    const start = { input, snapshot: knownAs(getInitialSnapshot(scope, input)) }
    for (const from of snapshots.values().drop(walked)) walkFrom(from)
    return start
  })
  return { starts, snapshots, steps }
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

/** What tells a snapshot from others. */
const keyOf = ({ status, value, context }: AnyMachineSnapshot): string =>
  JSON.stringify({ status, value, context })

/** What may happen in a snapshot, each event once; the answers of a port are the same events wherever it is asked. */
const possibleEvents = <M extends AnyStateMachine>({
  events,
  answers,
  onlyFailures = failures,
  failures: own = []
}: Script<M>) => {
  const answered = new Map<string, ReadonlyArray<EventObject>>()
  const answersTo = (
    snapshot: AnyMachineSnapshot,
    { id, src }: { readonly id: string; readonly src: unknown }
  ) => {
    const port = `${id} ${String(src)}`
    const ready = answered.get(port)
    if (ready) return ready
    const made = eachOnce([
      ...scripted(answers, String(src)).map((output) => answer("done", id, { output })),
      ...(isMachine(snapshot, src) ? [] : [...onlyFailures, ...own]).map((error) =>
        answer("error", id, { error })
      )
    ])
    answered.set(port, made)
    return made
  }
  const sent: ReadonlyArray<EventObject> = eachOnce(events)
  return (snapshot: AnyMachineSnapshot): ReadonlyArray<EventObject> =>
    snapshot.status !== "active"
      ? []
      : [
          ...sent.filter((event) => isAccepted(snapshot, event)),
          ...snapshot._nodes.flatMap(({ invoke }) => invoke.flatMap((asked) => answersTo(snapshot, asked))),
          ...new Set(snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType)))
            .values()
            .map((type) => ({ type }))
        ]
}

const eachOnce = (events: ReadonlyArray<EventObject>): ReadonlyArray<EventObject> => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values()
]

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

const pathsOf = (starts: ReadonlyArray<Start>, steps: ReadonlyArray<Step>): ReadonlyArray<Path> => {
  const ways = new Map<AnyMachineSnapshot, { readonly input: unknown; readonly steps: ReadonlyArray<Step> }>()
  const leads = new Set(steps.map(({ from }) => from))
  /** Nothing goes on from there, or everything that does goes on from the same start. */
  const alone = starts.filter(({ input, snapshot }) => {
    if (ways.has(snapshot)) return true
    ways.set(snapshot, { input, steps: [] })
    return !leads.has(snapshot)
  })
  const runs = steps.flatMap((step) => {
    const { from, to } = step
    const way = ways.get(from)
    if (!way) throw new Error("A step begins where none leads")
    const run = { input: way.input, steps: [...way.steps, step] }
    const isOnTheWay = !ways.has(to) && leads.has(to)
    if (!ways.has(to)) ways.set(to, run)
    return isOnTheWay ? [] : [run]
  })
  return [...alone.map(({ input }) => ({ input, steps: [] })), ...runs].map(({ input, steps }) => ({
    input,
    steps,
    events: steps.map(({ event }) => event)
  }))
}
