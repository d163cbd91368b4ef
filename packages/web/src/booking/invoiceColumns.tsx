import type { DocumentAct } from "@crewfleet/machines"
import type { InvoiceIssued } from "@crewfleet/sdk"
import { invoiceKinds, writeInstant } from "@crewfleet/sdk/rules"
import { moneyWriter } from "../money/moneyWriter.ts"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { Row } from "../ui/Row.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"

interface DocumentColumns {
  readonly busy: boolean
  readonly onDownload: (number: string) => void
  readonly onChoose: (act: DocumentAct) => void
}

/** The columns of the documents that were issued for a booking. */
export const documentColumns = ({
  busy,
  onDownload,
  onChoose
}: DocumentColumns): ReadonlyArray<Column<InvoiceIssued>> => [
  {
    heading: "Document",
    cell: (one) => <TwoLines second={beside(one)}>{titleOf(one)}</TwoLines>,
    card: "heading"
  },
  {
    heading: "Issued",
    cell: ({ issuedOn, mailedAt }) => (
      <TwoLines second={mailedAt && `Mailed ${writeMoment(mailedAt)}`}>
        {writeInstant("date", `${issuedOn}T00:00Z`, "UTC")}
      </TwoLines>
    ),
    card: "plain"
  },
  {
    heading: "Total",
    cell: ({ total, currency }) => moneyWriter(currency)(total),
    align: "end",
    card: "side"
  },
  {
    heading: "Actions",
    cell: (one) => (
      <Row justify="end">
        <Button
          size="small"
          disabled={busy}
          aria-label={`Download PDF of ${titleOf(one)}`}
          onClick={() => onDownload(one.number)}
        >
          Download PDF
        </Button>
        <Button
          size="small"
          disabled={busy}
          aria-label={`Send ${titleOf(one)} by mail`}
          onClick={() => onChoose({ do: "mail", number: one.number })}
        >
          Send by mail
        </Button>
      </Row>
    ),
    align: "end",
    card: "wide"
  }
]

const titleOf = ({ kind, number }: InvoiceIssued) =>
  `${Object.entries(invoiceKinds).find(([code]) => code === kind)?.[1] ?? kind} ${number}`

const beside = ({ credits, creditedBy, reason }: InvoiceIssued) => {
  if (creditedBy) return `Credited by ${creditedBy}`
  return credits && [`Credits ${credits}`, reason].filter(Boolean).join(": ")
}
