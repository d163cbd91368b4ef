import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  matchesState,
  transition
} from "xstate"
import type { RecordedStep, Recording, StateName } from "./Recording.ts"

/** Where a machine is after one step of a replay. */
export interface ReplayedStep {
  readonly actor: string
  readonly state: StateName
}

/** What a replay came to. */
export interface Replay {
  /** The step after each step of the recording, up to the first that diverges. */
  readonly steps: ReadonlyArray<ReplayedStep>
  /** The first step, by its index, that ended elsewhere than in the recording. */
  readonly divergence?: {
    readonly step: number
    readonly actor: string
    readonly recorded: StateName
    readonly replayed: StateName
  }
}

/**
 * Does again what was recorded, and compares every state. Nothing is called, no time passes: what ports and timers had
 * to say is in the recording. `machines` are known by their ids.
 */
export const replay = (recording: Recording, machines: ReadonlyArray<AnyStateMachine>): Replay => {
  const actors = new Map<string, AnyMachineSnapshot>()
  const steps: Array<ReplayedStep> = []
  for (const [index, step] of recording.steps.entries()) {
    const snapshot = after(step, actors.get(step.actor), machines)
    const { actor, state: recorded } = step
    const replayed: StateName = snapshot.value
    actors.set(actor, snapshot)
    steps.push({ actor, state: replayed })
    if (!matchesState(recorded, replayed) || !matchesState(replayed, recorded)) {
      return { steps, divergence: { step: index, actor, recorded, replayed } }
    }
  }
  return { steps }
}

const after = (
  step: RecordedStep,
  before: AnyMachineSnapshot | undefined,
  machines: ReadonlyArray<AnyStateMachine>
): AnyMachineSnapshot => {
  if (step._tag === "Started") {
    const machine = machines.find(({ id }) => id === step.machine)
    if (!machine) throw new Error(`The recording speaks of a machine that is not there: ${step.machine}`)
    return "value" in step.from
      ? machine.resolveState(step.from)
      : initialTransition(machine, step.from.input)[0]
  }
  if (!before) throw new Error(`The recording does not say how ${step.actor} began`)
  return transition(before.machine, before, step.event)[0]
}
