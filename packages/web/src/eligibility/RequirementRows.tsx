import { asItBinds, type RequirementRow, requirementIn } from "@crewfleet/sdk/rules"
import type { AnyControlProps, ControlProps } from "../form/ControlProps.ts"
import { RowsField } from "../form/RowsField.tsx"
import { useLogic } from "../useLogic.ts"
import { EvidenceField } from "./EvidenceField.tsx"
import type { EligibilityLogics } from "./eligibilityLogics.ts"

interface RequirementRowsProps {
  readonly control: ControlProps<ReadonlyArray<RequirementRow>>
  /** Whether the law demands a DBS check of whoever does it. */
  readonly needsDbs: boolean
  readonly logics: EligibilityLogics
}

/** The requirements in their order; of those by which the law binds neither refusal nor grace can be changed. */
export function RequirementRows({ control, needsDbs, logics }: RequirementRowsProps) {
  const [trainings] = useLogic(logics.lookup, { input: { request: { of: "trainings" } } })
  const [compliances] = useLogic(logics.lookup, { input: { request: { of: "compliances" } } })
  const rowOf = (row: object) =>
    isBound(row as RequirementRow, needsDbs)
      ? {
          fields: ["name", "anyOf"],
          note: <p>The law binds this one: whoever does not meet it may not work, without days of grace.</p>
        }
      : {}
  return (
    <RowsField
      {...(control as AnyControlProps)}
      ordered
      rowOf={rowOf}
      odd={{
        anyOf: (control) => (
          <EvidenceField
            {...control}
            trainings={trainings.context.value ?? []}
            compliances={compliances.context.value ?? []}
          />
        )
      }}
    />
  )
}

/** Whether what is loosened is tightened again. */
const isBound = (row: RequirementRow, needsDbs: boolean) => {
  const loose = { ...requirementIn(row), id: 0, otherwise: "WARN" as const, graceDays: 1 }
  return asItBinds(loose, { needsDbs }).otherwise === "REFUSE"
}
