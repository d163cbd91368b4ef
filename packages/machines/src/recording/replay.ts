import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { definitionHash } from "./definitionHash.ts"
import { type Difference, differences } from "./differences.ts"
import { type KnownMachine, remade } from "./KnownMachine.ts"
import { isSameState } from "./maskSteps.ts"
import { changedContext, contextChange, type Played, play } from "./play.ts"
import type { Json, RecordedStep, Recording, StateName } from "./Recording.ts"

/** Where a machine is after one step of a replay. */
export interface ReplayedStep {
  readonly actor: string
  readonly state: StateName
}

/** The first step at which a machine did something else than was recorded, or could not be replayed. */
export interface Parting {
  /** The step, by its index in the recording. */
  readonly step: number
  readonly actor: string
  /** Milliseconds since the recording began. */
  readonly at: number
  /** What was heard; undefined where the machine began. */
  readonly event: string | undefined
  readonly differences: ReadonlyArray<Difference>
  /** Why the step could not be replayed, where it could not. */
  readonly because?: string
}

/** What a replay came to. */
export interface Replay {
  /** The steps that ended as they were recorded. */
  readonly steps: ReadonlyArray<ReplayedStep>
  /** Where each actor was in the end, by its name, as far as it was replayed. */
  readonly ends: Readonly<Record<string, StateName>>
  /** Where each machine parts from the recording: one for each that does. What it did after that is not compared. */
  readonly partings: ReadonlyArray<Parting>
  /** The machines that are defined otherwise now than when they were recorded, by their ids. */
  readonly changed: ReadonlyArray<string>
}

/** A machine under way, and its context as it was recorded. */
interface Running {
  readonly snapshot: AnyMachineSnapshot
  readonly context: RecordedStep["context"]
}

/**
 * Does again what was recorded, and compares states, notices and contexts. Nothing is called, no time passes: what ports and
 * timers had to say is in the recording. Machines are known by their ids.
 */
export const replay = (recording: Recording, machines: ReadonlyArray<KnownMachine>): Replay => {
  const running = new Map<string, Running>()
  const parted = new Set<string>()
  const steps: Array<ReplayedStep> = []
  const partings: Array<Parting> = []
  for (const [index, step] of recording.steps.entries()) {
    const { actor, at } = step
    if (step._tag === "Started") parted.delete(actor)
    if (parted.has(actor)) continue
    const part = (parting: Pick<Parting, "differences" | "because">) => {
      parted.add(actor)
      const event = step._tag === "Heard" ? step.event.type : undefined
      partings.push({ step: index, actor, at, event, ...parting })
    }
    try {
      const { now, found } = replayed(step, step._tag === "Heard" ? running.get(actor) : undefined, machines)
      running.set(actor, now)
      if (found.length > 0) part({ differences: found })
      else steps.push({ actor, state: now.snapshot.value })
    } catch (error) {
      part({ differences: [], because: error instanceof Error ? error.message : String(error) })
    }
  }
  const ends = Object.fromEntries([...running].map(([actor, { snapshot }]) => [actor, snapshot.value]))
  return { steps, ends, partings, changed: changedMachines(recording, machines) }
}

const changedMachines = (
  { machines: recorded = {}, steps }: Recording,
  machines: ReadonlyArray<KnownMachine>
): ReadonlyArray<string> => {
  const starts = new Map(
    steps.flatMap((step) => (step._tag === "Started" ? [[step.machine, step] as const] : [])).toReversed()
  )
  return [...starts].flatMap(([id, start]) => {
    const known = machines.find(({ machine }) => machine.id === id)
    const was = Object.hasOwn(recorded, id) ? recorded[id] : undefined
    return known && was !== undefined && definitionHash(remade(known, start.made)) !== was ? [id] : []
  })
}

const replayed = (
  step: RecordedStep,
  before: Running | undefined,
  machines: ReadonlyArray<KnownMachine>
): { readonly now: Running; readonly found: ReadonlyArray<Difference> } => {
  const machine = before?.snapshot.machine ?? machineAt(step, machines)
  const start = before?.context ?? (step._tag === "Started" && "value" in step.from ? step.from.context : {})
  const context = changedContext(start, step)
  if (step.masked) {
    return { now: { snapshot: machine.resolveState({ value: step.state, context }), context }, found: [] }
  }
  const played = play(machine, before?.snapshot, step)
  return {
    now: { snapshot: played.snapshot, context },
    found: compared(step, played, start, context, before)
  }
}

/** The machine that begins at a step, made as it was then; throws where there is none. */
export const machineAt = (step: RecordedStep, machines: ReadonlyArray<KnownMachine>): AnyStateMachine => {
  if (step._tag === "Heard") throw new Error("The recording does not say how it began")
  const known = machines.find(({ machine }) => machine.id === step.machine)
  if (!known) throw new Error(`There is no machine ${step.machine} here`)
  return remade(known, step.made)
}

const compared = (
  step: RecordedStep,
  { snapshot, notices }: Played,
  start: RecordedStep["context"],
  context: RecordedStep["context"],
  before: Running | undefined
): ReadonlyArray<Difference> => {
  const now = contextChange(before?.snapshot.context ?? start, snapshot.context)
  const changed = [...Object.keys(step.context), ...(step.dropped ?? [])]
  const keys = new Set([...changed, ...Object.keys(now.context), ...(now.dropped ?? [])])
  const state: StateName = snapshot.value
  const recorded: Readonly<Record<string, Json>> = context
  return [
    ...(isSameState(step.state, state)
      ? []
      : [{ place: "state", recorded: step.state, replayed: state } satisfies Difference]),
    ...differences("notices", asJson(step.notices), asJson(notices)),
    ...[...keys].flatMap((key) =>
      differences(`context.${key}`, recorded[key], asJson(Reflect.get(snapshot.context, key)))
    )
  ]
}

/** A value as a recording has it. */
export const asJson = (value: unknown): Json | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))
