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

/** What the law demands, which nothing else stands in for. */
type Demanded = Extract<Evidence["kind"], "rightToWork" | "dbs">

const demandedOf = ({ needsDbs }: Role): ReadonlyArray<Demanded> =>
  needsDbs ? ["rightToWork", "dbs"] : ["rightToWork"]

const nameOf = { rightToWork: "Right to work", dbs: "Criminal record check" } as const

/** What the law demands and a requirement asks for; nothing where it asks for what only the agency wants. */
export const demandedBy = ({ anyOf }: Pick<Requirement, "anyOf">, role: Role): Demanded | undefined =>
  demandedOf(role).find((demanded) => anyOf.some(({ kind }) => kind === demanded))

/** What the law demands and no requirement asks for. */
export const unaskedOf = (
  requirements: ReadonlyArray<Pick<Requirement, "anyOf">>,
  role: Role
): ReadonlyArray<Demanded> => {
  const asked = requirements.map((requirement) => demandedBy(requirement, role))
  return demandedOf(role).filter((demanded) => !asked.includes(demanded))
}

/**
 * A requirement as it binds: for the right to work, and for the DBS check that the law demands for a role, nothing else stands
 * in, both always refuse, and neither has grace, whatever an agency has set.
 */
export const asItBinds = (requirement: Requirement, role: Role): Requirement => {
  const kind = demandedBy(requirement, role)
  return kind ? { ...requirement, anyOf: [{ kind }], otherwise: "REFUSE", graceDays: 0 } : requirement
}

/** What an agency asks for as it binds, with what the law demands beside it, at the end, where the agency does not ask for it. */
export const asTheyBind = (
  requirements: ReadonlyArray<Requirement>,
  role: Role
): ReadonlyArray<Requirement> => {
  const own = requirements.map((requirement) => asItBinds(requirement, role))
  const last = Math.max(0, ...own.map(({ id }) => id))
  const lacking = unaskedOf(own, role).map(
    (kind, at): Requirement => ({
      id: last + 1 + at,
      name: nameOf[kind],
      anyOf: [{ kind }],
      otherwise: "REFUSE",
      graceDays: 0
    })
  )
  return [...own, ...lacking]
}
