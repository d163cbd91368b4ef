/** What can meet a requirement of the starting set; compliances by their code in the lookups. */
export type StartingEvidence =
  | { readonly kind: "rightToWork" | "dbs" | "fitToWork" }
  | { readonly kind: "compliance"; readonly code: string }

/** A requirement of the starting set. */
export interface StartingRequirement {
  readonly name: string
  readonly anyOf: ReadonlyArray<StartingEvidence>
}

const compliance = (code: string) => ({ kind: "compliance", code }) as const

const registration: Readonly<Record<string, StartingRequirement>> = {
  "002": { name: "Driving licence", anyOf: [compliance("LIC")] },
  "003": { name: "Professional registration and qualifications", anyOf: [compliance("PIN")] }
}

/**
 * What is asked of an assignment code, by its code, before an agency has said anything: the six areas of the NHS employment
 * check standards (https://www.nhsemployers.org/your-workforce/recruit/employment-checks). Whoever needs no registration is
 * asked for none. All of them refuse, without grace.
 */
export const startingRequirements = (assignmentCode: string): ReadonlyArray<StartingRequirement> => {
  const registered = registration[assignmentCode]
  return [
    { name: "Identity", anyOf: [compliance("ID")] },
    { name: "Right to work", anyOf: [{ kind: "rightToWork" }] },
    ...(registered ? [registered] : []),
    { name: "Employment history and references", anyOf: [compliance("REF")] },
    { name: "Criminal record check", anyOf: [{ kind: "dbs" }] },
    { name: "Work health assessment", anyOf: [compliance("OH"), { kind: "fitToWork" }] }
  ]
}
