import { findMasked, masking, nothingFound } from "./masking.ts"
import type { MaskOf } from "./maskOf.ts"
import { ownWords } from "./ownWords.ts"
import type { RecordedStep } from "./Recording.ts"

/** A step as it was, and how the machine that took it masks what it hears. */
export interface UnmaskedStep {
  readonly step: RecordedStep
  readonly maskOf: MaskOf
}

/** The steps without what any of their machines masks. The names of states, events, actors and machines stay. */
export const maskSteps = (unmasked: ReadonlyArray<UnmaskedStep>): ReadonlyArray<RecordedStep> => {
  const findings = nothingFound()
  for (const { step, maskOf } of unmasked) findMasked(heardIn(step), maskOf, findings)
  for (const { step } of unmasked)
    for (const { text } of step.notices) if (!ownWords.has(text)) findings.texts.set(text.trim(), "personal")
  const { masked, maskedText } = masking(findings)
  return unmasked.map(({ step, maskOf }) => {
    const notices = step.notices.map(({ level, text }) => ({
      level,
      text: ownWords.has(text) ? text : maskedText(text)
    }))
    const heard = masked(heardIn(step), maskOf)
    if (step._tag === "Heard") {
      const { type, actorId } = step.event
      return { ...step, notices, event: { ...heard, type, ...(actorId !== undefined && { actorId }) } }
    }
    return { ...step, notices, from: "value" in step.from ? { ...step.from, ...heard } : heard }
  })
}

/** What came from outside in a step: an input or a context, or what an event carried beside its name. */
const heardIn = (step: RecordedStep): object => {
  if (step._tag === "Heard") {
    const { type: _, actorId: __, ...carried } = step.event
    return carried
  }
  return "value" in step.from ? { context: step.from.context } : step.from
}
