import { type KnownMachine, makeTimeline, type Recording, remade } from "@crewfleet/machines/recording"
import type { Notice } from "@crewfleet/sdk"
import { isUserType, portalOf } from "@crewfleet/sdk/rules"
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"

/** How long what people were told stands on their screen, in milliseconds. */
const toldFor = 6_000

/** A machine that another started. */
interface RecordedChild {
  readonly id: string
  readonly name: string
  readonly machine: AnyStateMachine
}

/** What a recording tells of a screen at each of its steps. */
export interface RecordedRun {
  /** When it began, as RFC 3339. */
  readonly began: string
  /** Where in the portal somebody was. */
  readonly placeAt: (step: number) => string
  /**
   * The recorded actor that an actor of the same machine stands for: the last that began on this visit of the page, of those that
   * began with an input like its own.
   */
  readonly rootAt: (
    step: number,
    machine: string,
    input: unknown,
    isTaken: (name: string) => boolean
  ) => string | undefined
  /** Where an actor was; undefined before it began. What the machine has no state for is an error. */
  readonly snapshotAt: (
    step: number,
    name: string,
    machine: AnyStateMachine
  ) => AnyMachineSnapshot | undefined
  /** What each actor of a machine had in mind by then, the last that began first. */
  readonly contextsAt: (step: number, machine: string) => ReadonlyArray<object>
  /** What it had started by then and not yet ended. */
  readonly childrenAt: (
    step: number,
    name: string,
    snapshot: AnyMachineSnapshot
  ) => ReadonlyArray<RecordedChild>
  /** What it told people in the last seconds. */
  readonly noticesAt: (step: number, name: string) => ReadonlyArray<Notice>
}

/** Reads a recording as what is on the screen at each step. */
export const recordedRun = (recording: Recording, machines: ReadonlyArray<KnownMachine>): RecordedRun => {
  const { steps } = recording
  const timeline = makeTimeline(steps)
  const visits = visitsOf(recording)

  const visitAt = (step: number) => visits.findLast(({ from }) => from <= step)
  const starts = startsIn(recording)
  const startOf = (name: string, step: number) => starts.get(name)?.findLast(({ at }) => at <= step)?.start
  const machineOf = (name: string, step: number): AnyStateMachine | undefined => {
    const start = startOf(name, step)
    const known = machines.find(({ machine }) => machine.id === start?.machine)
    return known && remade(known, start?.made)
  }
  const likeness = (name: string, step: number, input: unknown): number => {
    const start = startOf(name, step)
    const recorded = start && "input" in start.from ? start.from.input : undefined
    return sameAnswers(recorded, input)
  }

  return {
    began: recording.began,
    placeAt: (step) => visitAt(step)?.place ?? "/login",
    rootAt: (step, machine, input, isTaken) => {
      const begun = timeline
        .actorsAt(step)
        .filter((actor) => actor.machine === machine && !actor.name.includes("/"))
      const since = visitAt(step)?.from ?? 0
      const ofVisit = begun.filter(({ from }) => from >= since)
      const ranked = (ofVisit.length > 0 ? ofVisit : begun).map(({ name, from }) => ({
        ...{ name, from, taken: Number(isTaken(name)) },
        like: likeness(name, step, input)
      }))
      const free = ranked.toSorted(
        (one, other) => one.taken - other.taken || other.like - one.like || other.from - one.from
      )
      return free[0]?.name
    },
    snapshotAt: (step, name, machine) => {
      const then = timeline.at(name, step)
      return then && withOutput(machine.resolveState({ value: then.state, context: then.context }))
    },
    contextsAt: (step, machine) =>
      timeline
        .actorsAt(step)
        .filter((actor) => actor.machine === machine)
        .toSorted((one, other) => other.from - one.from)
        .map(({ name }): object => Object(timeline.at(name, step)?.context)),
    childrenAt: (step, name, snapshot) =>
      timeline.actorsAt(step).flatMap((actor) => {
        const id = actor.name.slice(name.length + 1)
        if (!actor.name.startsWith(`${name}/`) || id.includes("/") || hasEnded(id, snapshot)) return []
        const machine = machineOf(actor.name, step)
        return machine ? [{ id, name: actor.name, machine }] : []
      }),
    noticesAt: (step, name) => {
      const now = steps[step]?.at ?? 0
      const since = visitAt(step)?.from ?? 0
      return steps
        .slice(since, step + 1)
        .filter(({ actor, at }) => actor === name && now - at <= toldFor)
        .flatMap(({ notices }) => notices)
    }
  }
}

/** What a machine that has ended answers. */
const withOutput = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const { status, machine, context, _nodes } = snapshot
  if (status !== "done") return snapshot
  const output = _nodes.find(({ parent }) => parent === machine.root)?.output
  const answer = machine.root.output
  const event = { type: "xstate.done.state", output }
  return {
    ...snapshot,
    output: typeof answer === "function" ? answer({ context, event } as never) : answer
  } as AnyMachineSnapshot
}

type AnyStateNode = AnyStateMachine["root"]

/** How each actor began, and at which steps. */
const startsIn = ({ steps }: Recording) => {
  const begun = steps.flatMap((start, at) => (start._tag === "Started" ? [{ start, at }] : []))
  return Map.groupBy(begun, ({ start }) => start.actor)
}

interface Visit {
  readonly from: number
  readonly place: string
}

/** The pages that were visited one after another; of a recording that notes none, sign-in and the home of whoever signed in. */
const visitsOf = ({ steps }: Recording): ReadonlyArray<Visit> => {
  const noted = steps.flatMap(({ place }, from) => (place === undefined ? [] : [{ from, place }]))
  return noted.length > 0 ? noted : steps.flatMap(visitGuessed)
}

const visitGuessed = (step: Recording["steps"][number], from: number): ReadonlyArray<Visit> => {
  if (step._tag === "Started" && step.machine === "leaderEntry" && "input" in step.from)
    return [{ from, place: `/guest/team-leader/entry/${Object(step.from.input).jobId}` }]
  if (step._tag === "Started" && step.machine === "signIn" && from <= 1) return [{ from, place: "/login" }]
  if (step._tag !== "Started" || step.machine !== "routeGuard" || !("input" in step.from)) return []
  const { portal } = Object(step.from.input)
  return isUserType(portal) ? [{ from, place: `${portalOf(portal)}/home` }] : []
}

/** Whether a child belongs to a state in which its parent is no longer. */
const hasEnded = (id: string, { machine, _nodes }: AnyMachineSnapshot): boolean =>
  startsChild(id, nodesWithin(machine.root)) && !startsChild(id, _nodes)

const startsChild = (id: string, nodes: ReadonlyArray<AnyStateNode>): boolean =>
  nodes.some(({ invoke }) => invoke.some((invoked) => invoked.id === id))

const nodesWithin = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(nodesWithin)
]

/** How many answers of one input are in another too. */
const sameAnswers = (recorded: unknown, input: unknown): number => {
  const asked: Record<string, unknown> = Object(input)
  return Object.entries(Object(recorded)).filter(
    ([key, value]) => JSON.stringify(asked[key]) === JSON.stringify(value)
  ).length
}
