import type { MaskOf } from "./maskedKeys.ts"
import { type Findings, findMasked, masking } from "./masking.ts"
import type { RecordedStep } from "./Recording.ts"

/** A step as it was, and how the machine that took it masks what it hears. */
export interface UnmaskedStep {
  readonly step: RecordedStep
  readonly maskOf: MaskOf
}

/** The steps without what any of their machines masks. The names of states, actors and machines stay. */
export const maskSteps = (unmasked: ReadonlyArray<UnmaskedStep>): ReadonlyArray<RecordedStep> => {
  const findings: Findings = new Map()
  for (const { step, maskOf } of unmasked) {
    findMasked(step._tag === "Started" ? step.from : step.event, maskOf, findings)
  }
  const mask = masking(findings)
  return unmasked.map(({ step }) => {
    const notices = mask(step.notices)
    if (step._tag === "Heard") return { ...step, notices, event: mask(step.event) }
    const from = "value" in step.from ? { ...step.from, context: mask(step.from.context) } : mask(step.from)
    return { ...step, notices, from }
  })
}
