import type { Notice } from "@crewfleet/sdk"
import type { AnyMachineSnapshot } from "xstate"
import type { KnownMachine } from "./KnownMachine.ts"
import { changedContext, play } from "./play.ts"
import type { Json, RecordedStep, Recording, StateName } from "./Recording.ts"
import { asJson, machineAt } from "./replay.ts"

/** What a machine came to. */
export interface StepOutcome {
  readonly state: StateName
  readonly context: Readonly<Record<string, Json>>
  /** What a person was told at the last step. */
  readonly notices: ReadonlyArray<Notice>
}

/**
 * Does the steps of one machine again and tells what the last of them comes to now, whatever was recorded. Throws where there is no
 * such machine, or it cannot be replayed.
 */
export const outcomeOf = (
  { steps }: Pick<Recording, "steps">,
  machines: ReadonlyArray<KnownMachine>
): StepOutcome => {
  let now: { readonly snapshot: AnyMachineSnapshot; readonly notices: ReadonlyArray<Notice> } | undefined
  let recorded: RecordedStep["context"] = {}
  for (const step of steps) {
    const start = step._tag === "Started" && "value" in step.from ? step.from.context : {}
    recorded = changedContext(step._tag === "Started" ? start : recorded, step)
    const machine = step._tag === "Started" || !now ? machineAt(step, machines) : now.snapshot.machine
    now = step.masked
      ? { snapshot: machine.resolveState({ value: step.state, context: recorded }), notices: step.notices }
      : play(machine, step._tag === "Started" ? undefined : now?.snapshot, step)
  }
  if (!now) throw new Error("There is no step to replay")
  const { snapshot, notices } = now
  return {
    state: snapshot.value,
    context: asJson(snapshot.context) as StepOutcome["context"],
    notices: asJson(notices) as unknown as ReadonlyArray<Notice>
  }
}
