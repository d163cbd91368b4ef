import type { RecordedStep } from "@crewfleet/machines/recording"

/** One thing that somebody told somebody else. */
export interface Exchange {
  /** The step, by its index in the run. */
  readonly index: number
  readonly from: string
  readonly to: string
  readonly words: string
}

/** Whoever tells a machine something that is no machine: a person, or the page that shows it. */
const person = "person"
const clock = "clock"

/** Who told whom what in some steps, and everybody among them, in the order in which they come. */
export const exchangesIn = (
  steps: ReadonlyArray<{ readonly index: number; readonly step: RecordedStep }>
): { readonly parties: ReadonlyArray<string>; readonly exchanges: ReadonlyArray<Exchange> } => {
  const exchanges = steps.map(({ index, step }) => ({ index, to: step.actor, ...tellerOf(step) }))
  return { parties: [...new Set(exchanges.flatMap(({ from, to }) => [from, to]))], exchanges }
}

const tellerOf = (step: RecordedStep): Pick<Exchange, "from" | "words"> => {
  if (step._tag === "Started") {
    const above = step.actor.lastIndexOf("/")
    return { from: above < 0 ? step.actor : step.actor.slice(0, above), words: "begins" }
  }
  const { type } = step.event
  const [, outcome, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (port !== undefined)
    return { from: `${step.actor}/${port}`, words: outcome === "done" ? "answers" : "fails" }
  if (type.startsWith("xstate.after.")) return { from: clock, words: type.split(".")[2] ?? type }
  return { from: step.sender ?? person, words: type }
}
