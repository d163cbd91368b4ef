import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  ParameterizedObject,
  StateMachine,
  StateValueFrom
} from "xstate"

/** What a guard looks at, and its words. */
interface Looked<Machine extends AnyStateMachine> {
  readonly context: ContextFrom<Machine>
  readonly event: EventFromLogic<Machine>
}

/** One text, or one for each thing that stands in the way. */
type Text<Machine extends AnyStateMachine> =
  | string
  | ((looked: Looked<Machine>) => string | ReadonlyArray<string> | undefined)

/** What a person reads where a guard forbids a step. */
export interface GuardWords<Machine extends AnyStateMachine> {
  readonly says: Text<Machine>
  /** The field of the request at which it can be put right. */
  readonly field?: string
  /** It looks at what is given with the step, so that the step is offered before that is given. */
  readonly asked?: true
  /** It looks at who asks. */
  readonly access?: true
  /** The part of the thing's page at which it is put right. */
  readonly mend?: string
}

/** What stands in the way of a step. */
export interface Obstacle {
  /** The words of the guard that forbids it. */
  readonly text: string
  /** The field of the request at which it can be put right; without one, nothing in the request can. */
  readonly field?: string | undefined
  /** It is in the way of whoever asks, and not of others. */
  readonly access?: boolean | undefined
  /** The part of the thing's page at which it is put right; absent where there is none. */
  readonly mend?: string | undefined
}

type Words<Machine extends AnyStateMachine> = string | GuardWords<Machine>

type GuardName<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer Guard extends ParameterizedObject,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Guard["type"]
    : string

/** The words of each guard by its name; `not name` where a step needs that the guard does not hold. */
type WordsOf<Machine extends AnyStateMachine> = Readonly<Record<GuardName<Machine>, Words<Machine>>> & {
  readonly [Name in GuardName<Machine> as `not ${Name}`]?: Words<Machine>
}

/**
 * The life of a kind of thing: a machine whose states are the statuses of the wire and whose context is the facts that
 * its guards look at. Whatever can be done to the thing is one of its events.
 */
export interface Life<Machine extends AnyStateMachine, Step extends string = string> {
  readonly machine: Machine
  /** The steps that a person takes, in the order in which they are offered. */
  readonly steps: ReadonlyArray<Step>
  readonly because: WordsOf<Machine>
  /** Why a step is not possible that a status does not know, where there are better words than the usual ones. */
  readonly unknown?: (step: EventFromLogic<Machine>["type"], status: string) => Obstacle | undefined
}

/** A status of a life. */
export type StatusOf<Machine extends AnyStateMachine> = StateValueFrom<Machine> & string

/** Declares a life; a guard without words does not compile. */
export const lifeOf = <Machine extends AnyStateMachine, const Step extends EventFromLogic<Machine>["type"]>(
  machine: Machine,
  given: Omit<Life<Machine, Step>, "machine">
): Life<Machine, Step> => ({ machine, ...given })

/** Whether a text is a status of a life. */
export const isStatusOf = <Machine extends AnyStateMachine>(
  { machine }: Life<Machine>,
  status: string | undefined
): status is StatusOf<Machine> => typeof status === "string" && Object.hasOwn(machine.states, status)
