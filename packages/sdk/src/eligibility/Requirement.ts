/** What can meet a requirement: a training or compliance of the lookups, by its id, or something that an agency has on record. */
export type Evidence =
  | { readonly kind: "training"; readonly id: number }
  | { readonly kind: "compliance"; readonly id: number }
  | { readonly kind: "rightToWork" }
  | { readonly kind: "dbs" }
  | { readonly kind: "fitToWork" }

/** The kinds of what can meet a requirement. */
export const evidenceKinds = [
  "training",
  "compliance",
  "rightToWork",
  "dbs",
  "fitToWork"
] as const satisfies ReadonlyArray<Evidence["kind"]>

/** What an agency asks of its workers for an assignment code. */
export interface Requirement {
  readonly id: number
  /** What a person reads. */
  readonly name: string
  /** Any one of these will do. */
  readonly anyOf: ReadonlyArray<Evidence>
  /** What follows where it is not met. */
  readonly otherwise: "WARN" | "REFUSE"
  /** For how many days after its last something goes on counting, with a warning. */
  readonly graceDays: number
}

/** What workers are booked as, as far as the law speaks of it. */
export interface Role {
  /** Whether the law demands a DBS check of whoever does it, as of regulated activity with adults or children. */
  readonly needsDbs: boolean
}

/**
 * A requirement as it binds: the right to work, and the DBS check that the law demands for a role, always refuse and have no
 * grace, whatever an agency has set.
 */
export const asItBinds = (requirement: Requirement, { needsDbs }: Role): Requirement =>
  requirement.anyOf.some(({ kind }) => kind === "rightToWork" || (kind === "dbs" && needsDbs))
    ? { ...requirement, otherwise: "REFUSE", graceDays: 0 }
    : requirement
