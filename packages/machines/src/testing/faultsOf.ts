import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { isAccepted, type Script, type Step, type Walk, walk } from "./walk.ts"

/** What breaks each promise that every machine keeps, on every path that a script allows. */
export const faultsOf = <M extends AnyStateMachine>(
  machine: M,
  script: Script<M>,
  { snapshots, steps, unreached, untaken, oneSided }: Walk = walk(machine, script)
) => {
  const stepsFrom = Map.groupBy(steps, ({ from }) => from)
  const goesOn = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === "done" || script.events.some((event) => isAccepted(snapshot, event))
  return {
    "can reach every state": unreached,
    "can take every transition": untaken,
    "lets every guard hold, and not hold": oneSided,
    "never breaks": snapshots.filter(({ status }) => status === "error").map(describeState),
    "keeps nothing but plain JSON": snapshots.filter(({ context }) => !isPlain(context)).map(describeState),
    "leaves every busy state once its ports have answered": snapshots
      .filter((snapshot) => !comesToRest(snapshot, stepsFrom))
      .map(describeState),
    "lets a person go on whatever port has failed": steps
      .filter((step) => isFailure(step) && !restsAfterFailures(step.to, stepsFrom, goesOn))
      .map(({ from, event }) => `${event.type} in ${describeState(from)}`)
  }
}

type StepsFrom = ReadonlyMap<AnyMachineSnapshot, ReadonlyArray<Step>>

const isAnswer = ({ event }: Step) => event.type.startsWith("xstate.")

const isFailure = ({ event }: Step) => event.type.startsWith("xstate.error.")

const comesToRest = (start: AnyMachineSnapshot, stepsFrom: StepsFrom): boolean => {
  const seen = new Set([start])
  for (const snapshot of seen) {
    if (!snapshot.hasTag("busy")) return true
    for (const step of stepsFrom.get(snapshot) ?? []) if (isAnswer(step)) seen.add(step.to)
  }
  return false
}

/** Whether everything that is still busy comes to rest where a person can go on, even if it fails as well. */
const restsAfterFailures = (
  snapshot: AnyMachineSnapshot,
  stepsFrom: StepsFrom,
  goesOn: (snapshot: AnyMachineSnapshot) => boolean,
  passed: ReadonlyArray<AnyMachineSnapshot> = []
): boolean => {
  if (!snapshot.hasTag("busy")) return goesOn(snapshot)
  if (passed.includes(snapshot)) return false
  const further = (stepsFrom.get(snapshot) ?? []).filter(isFailure)
  const busy = [...passed, snapshot]
  return further.length > 0 && further.every(({ to }) => restsAfterFailures(to, stepsFrom, goesOn, busy))
}

const isPlain = (thing: unknown): boolean => {
  if (thing === null || ["undefined", "boolean", "string"].includes(typeof thing)) return true
  if (typeof thing === "number") return Number.isFinite(thing)
  if (typeof thing !== "object") return false
  if (Array.isArray(thing)) return thing.every((item) => item !== undefined && isPlain(item))
  return Object.getPrototypeOf(thing) === Object.prototype && Object.values(thing).every(isPlain)
}

const describeState = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify({ value, context })
