import type { Notice } from "@crewfleet/sdk"
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from "xstate"
import type { Heard, RecordedStep, Started } from "./Recording.ts"

/** A step without what came of it. */
export type Happening = Pick<Started, "_tag" | "from"> | Pick<Heard, "_tag" | "event">

/** What comes of a step. */
export interface Played {
  readonly snapshot: AnyMachineSnapshot
  readonly notices: ReadonlyArray<Notice>
}

/** Does a step again. Nothing is called, no time passes: what ports and timers had to say is an event. */
export const play = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  step: Happening
): Played => {
  if (step._tag === "Started" && "value" in step.from)
    return { snapshot: machine.resolveState(step.from), notices: [] }
  const [snapshot, actions] =
    step._tag === "Started"
      ? initialTransition(machine, "value" in step.from ? undefined : step.from.input)
      : transition(machine, known(before), step.event)
  return { snapshot, notices: actions.flatMap(noticesIn) }
}

/** The notices among the actions of a machine. */
export const noticesIn = ({
  type,
  params
}: {
  readonly type: string
  readonly params: unknown
}): Array<Notice> => {
  if (type !== "xstate.emit") return []
  const { event } = params as { readonly event: { readonly type: string; readonly notice: Notice } }
  if (event.type !== "notice") return []
  const { level, text } = event.notice
  return [{ level, text }]
}

const known = (before: AnyMachineSnapshot | undefined): AnyMachineSnapshot => {
  if (!before) throw new Error("The recording does not say how it began")
  return before
}

/** The part of a step that says how a context differs from the one before. */
export type ContextChange = Pick<RecordedStep, "context" | "dropped">

/** How a context differs from the one before, key by key, as JSON has it. */
export const contextChange = (before: object, after: object): ContextChange => {
  const [was, is] = [before, after] as ReadonlyArray<Readonly<Record<string, unknown>>>
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => was?.[key] !== is?.[key] && JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key])
  )
  const isGone = (key: string) => JSON.stringify(is?.[key]) === undefined
  const dropped = keys.filter(isGone)
  return {
    context: Object.fromEntries(
      keys.filter((key) => !isGone(key)).map((key) => [key, JSON.parse(JSON.stringify(is?.[key]))])
    ),
    ...(dropped.length > 0 && { dropped })
  }
}

/** A context after a change of it. */
export const changedContext = (
  before: ContextChange["context"],
  { context, dropped = [] }: ContextChange
): ContextChange["context"] =>
  Object.fromEntries(
    Object.entries({ ...before, ...context }).filter(([key]) => key in context || !dropped.includes(key))
  )
