import type { FormRecord } from "@crewfleet/sdk"
import { type OnboardingFormName, onboardingForm } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { DataTable } from "../ui/DataTable.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { FormStatusBadge } from "./FormStatusBadge.tsx"

interface FormRowsProps {
  readonly records: ReadonlyArray<FormRecord>
  /** Where one is read or filled in; nowhere, where it cannot be opened. */
  readonly hrefOf: (form: OnboardingFormName, record: FormRecord) => string | undefined
}

/** The onboarding forms of a worker, each with its date and where it stands (specification 002 §2). */
export function FormRows({ records, hrefOf }: FormRowsProps) {
  return (
    <DataTable
      caption="Forms"
      columns={[
        {
          heading: "Form",
          card: "heading",
          cell: (record) => {
            const name = record.form as OnboardingFormName
            const href = hrefOf(name, record)
            const { title } = onboardingForm(name)
            return href ? <RowLink href={href}>{title}</RowLink> : title
          }
        },
        {
          heading: "Last modified",
          card: "plain",
          cell: ({ lastModifiedDate }) => (lastModifiedDate ? writeMoment(lastModifiedDate) : unknown)
        },
        { heading: "Status", card: "side", cell: ({ status }) => <FormStatusBadge status={status} /> },
        { heading: "Note", card: "wide", sparse: true, cell: ({ closedBecause }) => closedBecause }
      ]}
      rows={records}
      rowKey={({ form }) => form}
    />
  )
}
