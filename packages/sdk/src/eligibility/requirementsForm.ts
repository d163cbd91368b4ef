import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { shapeOf } from "../form/kinds/group.ts"
import { type Row, rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import type { Kind } from "../form/Question.ts"
import type { RequirementSetBody } from "./EligibilityApi.ts"
import { type Evidence, evidenceKinds, type Requirement } from "./Requirement.ts"
import { requirementLimits, requirementProblems } from "./requirementProblems.ts"

/** Something that meets a requirement, as it was chosen. */
export interface ChosenEvidence {
  readonly kind: Evidence["kind"]
  /** The number of the training or compliance. */
  readonly id?: number | undefined
  /** What a person reads. */
  readonly name: string
}

/** What is told of something that meets a requirement. */
export interface ToldEvidence {
  readonly kind: string
  readonly id?: number | undefined
  readonly name?: string | undefined
}

type SentEvidence = RequirementSetBody["requirements"][number]["anyOf"]

const isKind = (kind: unknown): kind is Evidence["kind"] => evidenceKinds.some((known) => known === kind)

const evidence: Kind<ReadonlyArray<ChosenEvidence>, SentEvidence, ReadonlyArray<ToldEvidence>> = {
  kind: "evidence",
  shape: [{ kind: "string", id: "integer" }],
  empty: [],
  take: (kept) => (Array.isArray(kept) && kept.every((one) => isKind(one?.kind)) ? kept : undefined),
  read: (told) =>
    (told ?? []).flatMap(({ kind, id, name }) => (isKind(kind) ? [{ kind, id, name: name ?? kind }] : [])),
  write: (chosen) => chosen.map(({ kind, id }) => ({ kind, ...(id !== undefined && { id }) })),
  say: (chosen) => chosen.map(({ name }) => name).join(" or "),
  harmlessWithin: ["kind", "id", "name"]
}

/** What is asked of one requirement. */
export const requirementForm = form({
  /** What a person reads. */
  name: text({
    label: "Name",
    max: requirementLimits.name,
    required: "Enter a name",
    harmless: true
  }),
  /** Any one of these will do. */
  anyOf: {
    ...evidence,
    label: "Met by any one of",
    required: "Choose what meets it",
    wide: false,
    harmless: true as const
  },
  /** What follows where it is not met. */
  otherwise: choice({
    label: "Where it is not met",
    of: { REFUSE: "They may not work", WARN: "It only warns" },
    as: "radios",
    preset: "REFUSE",
    always: true,
    harmless: true
  }),
  /** For how many days after its last something goes on counting. */
  graceDays: wholeNumber({
    label: "Days of grace",
    hint: "How long it still counts after its last day, with a warning",
    min: 0,
    max: requirementLimits.graceDays,
    preset: "0",
    always: true,
    harmless: true
  })
})

const asked = rows({
  label: "Requirements",
  one: "Requirement",
  max: requirementLimits.count,
  each: requirementForm,
  harmless: true
})

/** One requirement as it is edited; `rowId` is `r` and its number where it has one. */
export type RequirementRow = Row<typeof requirementForm.empty>

/** A requirement as it is told, however old the service. */
export interface ToldRequirement {
  readonly id?: number | undefined
  readonly name: string
  readonly anyOf: ReadonlyArray<ToldEvidence>
  readonly otherwise: string
  readonly graceDays: number
}

const numbered = /^r(\d+)$/

/** A row as the rules see it; days that are no number are none that can be. */
export const requirementIn = ({
  name,
  anyOf,
  otherwise,
  graceDays
}: RequirementRow): Omit<Requirement, "id"> => ({
  name,
  anyOf: anyOf.map(
    ({ kind, id = 0 }): Evidence => (kind === "training" || kind === "compliance" ? { kind, id } : { kind })
  ),
  otherwise: otherwise === "WARN" ? "WARN" : "REFUSE",
  graceDays: /^\d+$/.test(graceDays.trim()) ? Number(graceDays) : Number.NaN
})

/** All that an agency asks of an assignment code, in its order. */
export const requirementsForm = form({
  requirements: {
    ...asked,
    shape: [{ id: "integer", ...shapeOf(requirementForm) }],
    read: (told: ReadonlyArray<ToldRequirement> | null | undefined): ReadonlyArray<RequirementRow> =>
      (told ?? []).map(({ id, ...requirement }, at) => ({
        ...requirementForm.read(requirement),
        rowId: id === undefined ? `n${at}` : `r${id}`
      })),
    write: (typed: ReadonlyArray<RequirementRow>): RequirementSetBody["requirements"] =>
      typed.map((row) => {
        const { otherwise, graceDays } = requirementIn(row)
        const [, id] = numbered.exec(row.rowId) ?? []
        return {
          ...(id !== undefined && { id: Number(id) }),
          ...{ name: row.name.trim(), otherwise, graceDays },
          anyOf: evidence.write(row.anyOf) ?? []
        }
      }),
    problems: (typed: ReadonlyArray<RequirementRow>) =>
      requirementProblems(typed.map(requirementIn)).map(({ field, text }) => {
        const [, at, part] = field.split(".")
        const row = at === undefined ? undefined : typed[Number(at)]
        return row ? { at: `${row.rowId}/${part}`, text } : { text }
      })
  }
})
