import { madeOf } from "./KnownMachine.ts"
import type { NotedStep } from "./maskSteps.ts"

/** Where a recorder notes steps. */
export interface Notes {
  /** Notes a step of so many characters; nothing once it is full. */
  readonly add: (noted: NotedStep, size: number) => void
  /** All that is noted; what goes on from before it begins where it was then. */
  readonly all: () => ReadonlyArray<NotedStep>
  readonly size: () => number
  readonly isFull: () => boolean
}

/** Notes steps until there are so many characters, and nothing after that. */
export const notesUntilFull = (
  limit: number,
  earlier: { readonly size: number; readonly isFull: boolean }
): Notes => {
  const steps: Array<NotedStep> = []
  let { size, isFull } = earlier
  return {
    add: (noted, own) => {
      isFull ||= size + own > limit
      if (isFull) return
      size += own
      steps.push(noted)
    },
    all: () => steps,
    size: () => size,
    isFull: () => isFull
  }
}

/** How many actors are remembered of which nothing is noted any more, before those that have ended are forgotten. */
const manyActors = 500

/** Notes the steps of the last milliseconds, and of those no more than so many characters. */
export const notesOfLast = (
  milliseconds: number,
  limit: number,
  isRunning: (actor: string) => boolean
): Notes => {
  let steps: Array<{ readonly noted: NotedStep; readonly size: number }> = []
  /** Where each actor was of which a step has gone. */
  let gone = new Map<string, NotedStep>()
  let size = 0

  const letGo = (before: number): void => {
    let count = 0
    while (count < steps.length - 1) {
      const oldest = steps[count]
      if (!oldest || (oldest.noted.step.at >= before && size <= limit)) break
      size -= oldest.size
      gone.set(oldest.noted.step.actor, oldest.noted)
      count++
    }
    if (count > 0) steps = steps.slice(count)
  }
  const resumed = (): ReadonlyArray<NotedStep> => {
    const first = new Map(steps.toReversed().map(({ noted: { step } }) => [step.actor, step._tag]))
    const goesOn = (actor: string) => first.get(actor) === "Heard" || (!first.has(actor) && isRunning(actor))
    gone = new Map([...gone].filter(([actor]) => goesOn(actor)))
    return [...gone.values()].map(whereItWas)
  }
  return {
    add: (noted, own) => {
      steps.push({ noted, size: own })
      size += own
      letGo(noted.step.at - milliseconds)
      if (gone.size > manyActors) resumed()
    },
    all: () => [...resumed(), ...steps.map(({ noted }) => noted)],
    size: () => size,
    isFull: () => false
  }
}

/** The step by which a machine begins where another step has led it. */
const whereItWas = (noted: NotedStep): NotedStep => {
  const { step, machine, context } = noted
  const { actor, at, state } = step
  return {
    ...noted,
    step: {
      _tag: "Started",
      actor,
      at,
      machine: machine.id,
      made: madeOf(machine),
      from: { value: state, context: JSON.parse(JSON.stringify(context)) },
      state,
      notices: []
    }
  }
}
