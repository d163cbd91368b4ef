import { changedContext } from "./play.ts"
import type { RecordedStep, StateName } from "./Recording.ts"

/** Where one actor was at a step. */
export interface ActorThen {
  readonly state: StateName
  readonly context: RecordedStep["context"]
  /** The keys of the context that this step made another, or took away. */
  readonly changed: ReadonlyArray<string>
  /** The last step of the actor until then, by its index. */
  readonly step: number
}

/** One actor in a run. */
export interface TimedActor {
  /** The names of the actors that lead to it: `dashboard/graph`. */
  readonly name: string
  readonly machine: string
  /** The step at which it began first. */
  readonly from: number
}

/** What happened in a run, and where everybody was at each step; it grows. */
export interface Timeline {
  readonly steps: ReadonlyArray<RecordedStep>
  /** Adds what happened next. */
  readonly add: (steps: ReadonlyArray<RecordedStep>) => void
  /** Everybody who had begun until a step, parents before their children. */
  readonly actorsAt: (step: number) => ReadonlyArray<TimedActor>
  /** Where an actor was at a step; undefined before it began. */
  readonly at: (actor: string, step: number) => ActorThen | undefined
}

/** A timeline of steps. Whatever is asked of it takes about as long however many there are. */
export const makeTimeline = (first: ReadonlyArray<RecordedStep> = []): Timeline => {
  const steps: Array<RecordedStep> = []
  const pasts = new Map<string, Array<ActorThen>>()
  const actors = new Map<string, TimedActor>()
  let inOrder: ReadonlyArray<TimedActor> | undefined
  let lastAsked: { readonly step: number; readonly begun: ReadonlyArray<TimedActor> } | undefined

  const append = (step: RecordedStep): void => {
    const index = steps.push(step) - 1
    const past = pasts.get(step.actor) ?? []
    const start = step._tag === "Started" && "value" in step.from ? step.from.context : {}
    const before = step._tag === "Started" ? start : (past.at(-1)?.context ?? {})
    past.push({
      state: step.state,
      context: changedContext(before, step),
      changed: [...Object.keys(step.context), ...(step.dropped ?? [])],
      step: index
    })
    pasts.set(step.actor, past)
    if (step._tag === "Started" && !actors.has(step.actor)) {
      actors.set(step.actor, { name: step.actor, machine: step.machine, from: index })
      inOrder = undefined
      lastAsked = undefined
    }
  }
  const actorsAt = (step: number): ReadonlyArray<TimedActor> => {
    if (lastAsked?.step === step) return lastAsked.begun
    inOrder ??= [...actors.values()].toSorted(parentsFirst)
    const begun = inOrder.filter(({ from }) => from <= step)
    lastAsked = { step, begun }
    return begun
  }
  const add = (more: ReadonlyArray<RecordedStep>) => more.forEach(append)
  add(first)
  return {
    steps,
    add,
    actorsAt,
    at: (actor, step) => lastUntil(pasts.get(actor) ?? [], step)
  }
}

const parentsFirst = ({ name: one }: TimedActor, { name: other }: TimedActor): number =>
  // A name that goes on in another way than by a child comes after all children.
  one.replaceAll("/", "\0") < other.replaceAll("/", "\0") ? -1 : 1

/** The last of those that are in order of their steps which is no later than one. */
const lastUntil = (past: ReadonlyArray<ActorThen>, step: number): ActorThen | undefined => {
  let [low, high] = [0, past.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((past[middle]?.step ?? 0) <= step) low = middle + 1
    else high = middle
  }
  return past[low - 1]
}

/** Which steps somebody wants to see. */
export interface StepFilter {
  /** Only those of an actor and of all below it. */
  readonly actor?: string | undefined
  /** Only those whose event, actor, state or notices have all of these words. */
  readonly words?: string
  /** Only those at which a person was told something. */
  readonly noticesOnly?: boolean
}

/** The steps that are wanted, by their indexes. */
export const stepsFound = (
  steps: ReadonlyArray<RecordedStep>,
  { actor, words = "", noticesOnly = false }: StepFilter
): ReadonlyArray<number> => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found: Array<number> = []
  steps.forEach((step, index) => {
    if (noticesOnly && step.notices.length === 0) return
    if (actor !== undefined && step.actor !== actor && !step.actor.startsWith(`${actor}/`)) return
    // Also where nothing is searched for yet: no letter waits until all of them are written.
    const text = textOf(step)
    if (wanted.every((word) => text.includes(word))) found.push(index)
  })
  return found
}

const texts = new WeakMap<RecordedStep, string>()

/** All that is searched in a step; it is written once. */
const textOf = (step: RecordedStep): string => {
  const known = texts.get(step)
  if (known !== undefined) return known
  const text = [
    step.actor,
    step._tag === "Heard" ? step.event.type : `started ${step.machine}`,
    stateText(step.state),
    ...step.notices.map(({ text }) => text)
  ]
    .join(" ")
    .toLowerCase()
  texts.set(step, text)
  return text
}

/** A state in words: `asking.sent`, or several beside each other. */
export const stateText = (state: StateName): string =>
  typeof state === "string"
    ? state
    : Object.entries(state)
        .map(([key, within]) => {
          const text = stateText(within)
          return text === "" ? key : `${key}.${text}`
        })
        .join(", ")

/** The paths of all states that a machine is in, as its drawing knows them: `asking` and `asking.sent`. */
export const pathsOf = (state: StateName, above = ""): ReadonlyArray<string> => {
  const below = (key: string) => (above === "" ? key : `${above}.${key}`)
  return typeof state === "string"
    ? [below(state)]
    : Object.entries(state).flatMap(([key, within]) => [below(key), ...pathsOf(within, below(key))])
}
