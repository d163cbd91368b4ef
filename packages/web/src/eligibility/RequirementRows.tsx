import { demandedBy, type RequirementRow, requirementIn, unaskedOf } from "@crewfleet/sdk/rules"
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

/** The requirements in their order; of those that the law demands only the name can be changed. */
export function RequirementRows({ control, needsDbs, logics }: RequirementRowsProps) {
  const [trainings] = useLogic(logics.lookup, { input: { request: { of: "trainings" } } })
  const [compliances] = useLogic(logics.lookup, { input: { request: { of: "compliances" } } })
  const role = { needsDbs }
  const rowOf = (row: object) => {
    const own = requirementIn(row as RequirementRow)
    const demanded = demandedBy(own, role)
    if (!demanded) return {}
    const others = control.value.filter((other) => other !== row).map(requirementIn)
    return {
      // What somebody has put beside what the law demands can be taken away again.
      fields: own.anyOf.length > 1 ? ["name", "anyOf"] : ["name"],
      note: <p>The law demands this one: whoever does not meet it may not work, without days of grace.</p>,
      stays: unaskedOf(others, role).includes(demanded)
    }
  }
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
