import type { Notice } from "@crewfleet/sdk"
import { type AnyMachineSnapshot, type AnyStateMachine, matchesState } from "xstate"
import { idsInPlace, maskedPlace } from "./maskedPlace.ts"
import { makeMasks } from "./masking.ts"
import { type MaskOf, maskOf } from "./maskOf.ts"
import { ownWords } from "./ownWords.ts"
import { contextChange, type Played, play } from "./play.ts"
import type { Heard, RecordedStep, Started, StateName } from "./Recording.ts"

/** A step as it was, of which nothing is masked. */
export interface NotedStep {
  readonly step: (Omit<Started, "context"> | Omit<Heard, "context">) & {
    readonly notices: ReadonlyArray<Notice>
  }
  readonly machine: AnyStateMachine
  /** Its context afterwards. */
  readonly context: object
  /** Where in the portal it happened. */
  readonly place?: string | undefined
}

/** The steps without what any of their machines masks. The names of states, events, actors and machines stay. */
export const maskSteps = (noted: ReadonlyArray<NotedStep>): ReadonlyArray<RecordedStep> =>
  makeStepMasker()(noted)

/** Masks steps as they come: what one masks is masked alike in all that follow. */
export const makeStepMasker = () => {
  const { note, noteText, masked, maskedText } = makeMasks()
  const withOutcome = reportingOutcomes()
  let lastPlace: string | undefined
  return (noted: ReadonlyArray<NotedStep>): ReadonlyArray<RecordedStep> => {
    for (const { step, machine } of noted) note(heardIn(step), maskOf(machine))
    for (const { step } of noted) for (const { text } of step.notices) if (!ownWords.has(text)) noteText(text)
    for (const { place = "" } of noted) note(idsInPlace(place), personal)
    return noted.map(({ step, machine, context, place }) => {
      const keys = maskOf(machine)
      const notices = step.notices.map(({ level, text }) => ({
        level,
        text: ownWords.has(text) ? text : maskedText(text)
      }))
      const reported = withOutcome(maskedStep(step, masked(heardIn(step), keys)), machine, {
        state: step.state,
        notices,
        context: () => masked(asJson(context), keys)
      })
      if (place === undefined || place === lastPlace) return reported
      lastPlace = place
      return { ...reported, place: maskedPlace(place, (id) => masked(id, personal)) }
    })
  }
}

const personal: MaskOf = () => "personal"

type Step = NotedStep["step"]

const maskedStep = (step: Step, heard: object): Step => {
  if (step._tag === "Heard") {
    const { type, actorId } = step.event
    return { ...step, event: { ...heard, type, ...(actorId !== undefined && { actorId }) } }
  }
  return { ...step, from: "value" in step.from ? { ...step.from, ...heard } : heard }
}

/** What came from outside in a step: an input or a context, or what an event carried beside its name. */
const heardIn = (step: Step): object => {
  if (step._tag === "Heard") {
    const { type: _, actorId: __, ...carried } = step.event
    return carried
  }
  return "value" in step.from ? { context: step.from.context } : step.from
}

interface Outcome {
  readonly state: StateName
  readonly notices: ReadonlyArray<Notice>
  readonly context: () => object
}

/**
 * Tells what comes of each masked step: what a machine makes of it that knows nothing else, so that a replay comes to the
 * same, and what is kept of contexts was never anybody's. Where masking has changed the state to which a step leads, or what
 * is told, the step is as it was, masked.
 */
const reportingOutcomes = () => {
  const actors = new Map<string, AnyMachineSnapshot>()
  return (step: Step, machine: AnyStateMachine, was: Outcome): RecordedStep => {
    const before = step._tag === "Heard" ? actors.get(step.actor) : undefined
    const start = step._tag === "Started" && "value" in step.from ? step.from.context : {}
    const played = playedSafely(machine, before, step)
    const isSame =
      played !== undefined && isSameState(played.snapshot.value, was.state) && notifiesAs(played, was)
    const snapshot = isSame
      ? played.snapshot
      : machine.resolveState({ value: was.state, context: was.context() })
    actors.set(step.actor, snapshot)
    return {
      ...step,
      state: was.state,
      notices: isSame ? played.notices : was.notices,
      ...contextChange(before?.context ?? start, snapshot.context),
      ...(!isSame && { masked: true })
    } as RecordedStep
  }
}

/** What comes of a step; nothing where a machine breaks over what was masked. */
const playedSafely = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  step: Step
): Played | undefined => {
  try {
    return play(machine, before, step)
  } catch {
    return undefined
  }
}

/** Whether two machines are in the same states. */
export const isSameState = (one: StateName, other: StateName): boolean =>
  matchesState(one, other) && matchesState(other, one)

/** Whether the same is told, but for words that are not ours, of which a masked step makes others. */
const notifiesAs = ({ notices }: Played, was: Outcome): boolean =>
  notices.length === was.notices.length &&
  notices.every(({ level, text }, index) => {
    const recorded = was.notices[index]
    return (
      level === recorded?.level &&
      (text === recorded.text || !(ownWords.has(text) || ownWords.has(recorded.text)))
    )
  })

const asJson = (value: object): object => JSON.parse(JSON.stringify(value))

/** A value on its own as a recording of the machine would show it. */
export const maskedValue = <A>(value: A, keys: MaskOf): A => {
  const { note, masked } = makeMasks()
  note(value, keys)
  return masked(value, keys)
}
