import { type AnyStateMachine, type ContextFrom, type EventFromLogic, getNextTransitions } from "xstate"
import { guardParts } from "./guardParts.ts"
import { type GuardWords, isStatusOf, type Life, type Obstacle } from "./Life.ts"

/** A step that somebody would take. */
export interface Attempt<Machine extends AnyStateMachine> {
  readonly context: ContextFrom<Machine>
  readonly event: EventFromLogic<Machine>
  /** Whether the event has what is given with the step already. */
  readonly isGiven: boolean
}

/** What stands in the way of a step, in the words of the guards that forbid it; nothing where it can be taken. */
export const obstacles = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string | undefined,
  attempt: Attempt<Machine>
): ReadonlyArray<Obstacle> => {
  const { type } = attempt.event
  const guards = guardsOf(life, status, type)
  if (guards.length === 0) return [life.unknown?.(type, status ?? "") ?? unknown(status ?? "")]
  const found = guards.map((guard) => (guard === undefined ? [] : inTheWay(life, guard, true, attempt)))
  return found.every(({ length }) => length > 0) ? found.flat() : []
}

/** Whether a status knows a step, whatever its guards say. */
export const knowsStep = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string | undefined,
  type: EventFromLogic<Machine>["type"]
): boolean => guardsOf(life, status, type).length > 0

const unknown = (status: string): Obstacle => ({
  text: `This cannot be done any more: the status is ${status} now.`
})

/** The guards of the transitions that lead on from a status at an event. */
const guardsOf = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  status: string | undefined,
  type: string
): ReadonlyArray<unknown> =>
  isStatusOf(life, status)
    ? getNextTransitions(life.machine.resolveState({ value: status, context: {} }))
        .filter(({ eventType, target }) => eventType === type && target !== undefined)
        .map(({ guard }) => guard)
    : []

/** What keeps a guard from being as it is wanted: holding, or not holding. */
const inTheWay = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  guard: unknown,
  wanted: boolean,
  attempt: Attempt<Machine>
): ReadonlyArray<Obstacle> => {
  const parts = guardParts(guard)
  if (parts === undefined) {
    if (typeof guard === "function") throw new Error(`A guard of the life ${life.machine.id} has no name`)
    return named(life, guard as string | Named, wanted, attempt)
  }
  const { made, guards } = parts
  const found = guards.map((part) => inTheWay(life, part, made === "not" ? !wanted : wanted, attempt))
  const needsEach = made === "not" || (made === "and") === wanted
  return needsEach || found.every(({ length }) => length > 0) ? found.flat() : []
}

interface Named {
  readonly type: string
  readonly params?: unknown
}

const named = <Machine extends AnyStateMachine>(
  life: Life<Machine>,
  guard: string | Named,
  wanted: boolean,
  { isGiven, ...looked }: Attempt<Machine>
): ReadonlyArray<Obstacle> => {
  const { type, params } = typeof guard === "string" ? { type: guard, params: undefined } : guard
  if (wordsOf(life, type)?.asked && !isGiven) return []
  const guarding: unknown = life.machine.implementations.guards[type]
  const parts = guardParts(guarding)
  const holds = parts
    ? inTheWay(life, guarding, true, { isGiven, ...looked }).length === 0
    : (guarding as (looked: object, params: unknown) => boolean)(
        looked,
        typeof params === "function" ? params(looked) : params
      )
  if (holds === wanted) return []
  const name = wanted ? type : `not ${type}`
  const words = wordsOf(life, name)
  if (words === undefined) throw new Error(`The life ${life.machine.id} has no words for “${name}”`)
  const { says, field, access, mend } = words
  const said = typeof says === "function" ? says(looked) : says
  const texts = typeof said === "string" ? [said] : said
  return (texts?.length ? texts : [""]).map((text) => ({
    text,
    field,
    access,
    ...(mend !== undefined && { mend })
  }))
}

const wordsOf = <Machine extends AnyStateMachine>(
  { because }: Life<Machine>,
  name: string
): GuardWords<Machine> | undefined => {
  const words = (because as Readonly<Record<string, string | GuardWords<Machine>>>)[name]
  return typeof words === "string" ? { says: words } : words
}
