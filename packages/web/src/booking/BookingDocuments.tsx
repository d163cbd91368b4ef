import {
  type bookingDocumentsMachine,
  type DocumentAct,
  type MoneyOf,
  standingInvoice
} from "@crewfleet/machines"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./BookingChange.module.css"
import { DocumentActDialog } from "./DocumentActDialog.tsx"
import { documentColumns } from "./invoiceColumns.tsx"

interface BookingDocumentsProps {
  readonly of: MoneyOf
  /** Whether there is an invoice to issue. */
  readonly isInvoiced: boolean
  readonly logic: typeof bookingDocumentsMachine
}

/** The documents of a booking: its invoice is issued here, credited, mailed and downloaded. */
export function BookingDocuments({ of, isInvoiced, logic }: BookingDocumentsProps) {
  const [state, send] = useLogic(logic, { input: { of } })
  const { documents, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const choose = (act: DocumentAct) => send({ type: "act.chosen", act, key: crypto.randomUUID() })
  const download = (number: string) => send({ type: "pdf.asked", number })
  const standing = documents && standingInvoice(documents)

  return (
    <Stack as="section" gap={3} aria-labelledby="booking-documents">
      <h3 id="booking-documents">Documents</h3>
      <PartBody
        situation="loadMoney"
        failure={documents ? undefined : failure}
        attempts={attempts}
        busy={busy}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={2} />}
      >
        {documents && (
          <Stack gap={3}>
            {!standing && (
              <p className={styles.minor}>
                {isInvoiced
                  ? "The invoice is a draft, and follows the booking."
                  : "There is nothing to invoice."}
              </p>
            )}
            {documents.length > 0 && (
              <DataTable
                caption="Issued documents"
                columns={documentColumns({ busy, onDownload: download, onChoose: choose })}
                rows={documents}
                rowKey={({ number }) => number}
                whole
              />
            )}
            {(isInvoiced || standing) && (
              <Row gap={3} stackedBelow={36}>
                <Button
                  disabled={busy}
                  onClick={() =>
                    choose(standing ? { do: "credit", number: standing.number } : { do: "issue" })
                  }
                >
                  {standing ? "Credit this invoice" : "Issue invoice"}
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </PartBody>
      <DocumentActDialog state={state} send={send} />
    </Stack>
  )
}
