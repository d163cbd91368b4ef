import type { StaffScope } from "@crewfleet/machines"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { RowLink } from "../ui/RowLink.tsx"

/** The onboarding forms of a worker, by their addresses (specification 002 §2). */
const forms = {
  "/agency/application": "Application form",
  "/agency/occupational": "Occupational Health Medical Questionnaire",
  "/agency/hmrc": "HMRC Tax Declaration",
  "/agency/bank": "Bank Details"
} as const

/** The onboarding forms of a worker, each on a page of its own. */
export function FormsTab({ scope }: { readonly scope: StaffScope }) {
  return (
    <Card title="Forms" flush>
      <DataTable
        caption="Forms"
        columns={[
          {
            heading: "Form",
            card: "heading",
            cell: ([form, label]) => (
              <RowLink href={`${form}/${scope.agencyId}/${scope.workerId}`}>{label}</RowLink>
            )
          }
        ]}
        rows={Object.entries(forms)}
        rowKey={([form]) => form}
      />
    </Card>
  )
}
