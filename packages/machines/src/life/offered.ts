import type { Problem } from "@crewfleet/sdk"
import { type AnyStateMachine, type ContextFrom, type EventFromLogic, transition } from "xstate"
import { isStatusOf, type Life, type Obstacle, type StatusOf } from "./Life.ts"
import { knowsStep, obstacles } from "./obstacles.ts"

/** A step that leads on from a status, as a button offers it. */
export interface Offered<Step extends string> {
  readonly step: Step
  /** Why it cannot be taken now, where it cannot. */
  readonly because?: ReadonlyArray<string>
}

/**
 * The steps that a person may take from a status, in the order of the life, each with the words of the very guards that
 * forbid it; none from a status that is not known. What is given with a step, such as a reason, is looked at by
 * `obstaclesTo` once it is given.
 */
export const offered = <Machine extends AnyStateMachine, Step extends string>(
  life: Life<Machine, Step>,
  status: string | undefined,
  facts: ContextFrom<Machine>
): ReadonlyArray<Offered<Step>> =>
  life.steps
    .filter((step) => knowsStep(life, status, step))
    .map((step) => {
      const because = new Set(ungiven(life, status, facts, step).map(({ text }) => text))
      return because.size === 0 ? { step } : { step, because: [...because] }
    })

/** Whether a person can take a step now. */
export const isOffered = <Machine extends AnyStateMachine, Step extends string>(
  life: Life<Machine, Step>,
  status: string | undefined,
  facts: ContextFrom<Machine>,
  step: Step
): boolean => ungiven(life, status, facts, step).length === 0

/** The same for one step with where each obstacle is put right; nothing where the step can be taken. */
export const obstaclesBefore = <Machine extends AnyStateMachine, Step extends string>(
  life: Life<Machine, Step>,
  status: string | undefined,
  facts: ContextFrom<Machine>,
  step: Step
): ReadonlyArray<Obstacle> => {
  const found = ungiven(life, status, facts, step)
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
}

/** What stands in the way of a step that is taken; nothing where it can be. */
export const obstaclesTo = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string | undefined,
  facts: ContextFrom<Machine>,
  event: EventFromLogic<Machine>
): ReadonlyArray<Obstacle> => obstacles(life, status, { context: facts, event, isGiven: true })

/**
 * Why what is open from most statuses, such as an edit, cannot be done now; a status that is not known here is the
 * service's to judge.
 */
export const whyNot = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string | undefined,
  facts: ContextFrom<Machine>,
  event: EventFromLogic<Machine>
): string | undefined =>
  isStatusOf(life, status) ? obstaclesTo(life, status, facts, event)[0]?.text : undefined

/** What is wrong with what is given with a step, at its fields; what else stands in its way is the service's to say. */
export const problemsWith = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string | undefined,
  facts: ContextFrom<Machine>,
  event: EventFromLogic<Machine>
): ReadonlyArray<Problem> =>
  obstaclesTo(life, status, facts, event).flatMap(({ field, text }) =>
    field === undefined ? [] : [{ field, text }]
  )

/** The status to which a step leads; undefined where it cannot be taken. */
export const statusAfter = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string,
  facts: ContextFrom<Machine>,
  event: EventFromLogic<Machine>
): StatusOf<Machine> | undefined => {
  const machine: AnyStateMachine = life.machine
  if (!isStatusOf(life, status)) return undefined
  const before = machine.resolveState({ value: status, context: facts })
  if (!before.can(event)) return undefined
  const [{ value }] = transition(machine, before, event)
  return typeof value === "string" && isStatusOf(life, value) ? value : undefined
}

const ungiven = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string | undefined,
  context: ContextFrom<Machine>,
  type: string
) => obstacles(life, status, { context, event: { type } as EventFromLogic<Machine>, isGiven: false })
