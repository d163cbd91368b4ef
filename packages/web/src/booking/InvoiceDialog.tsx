import type { InvoiceDocument } from "@crewfleet/sdk"
import Download from "lucide-react/icons/download"
import Printer from "lucide-react/icons/printer"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { PrintSheet } from "../ui/PrintSheet.tsx"
import { useLogic } from "../useLogic.ts"
import { InvoiceSheet } from "./InvoiceSheet.tsx"
import { invoiceDownload } from "./invoiceDownload.ts"

interface InvoiceDialogProps {
  readonly invoice: InvoiceDocument
  readonly open: boolean
  readonly onClose: () => void
  readonly logic?: typeof invoiceDownload
}

/** A booking's invoice, to read, to print and to download. */
export function InvoiceDialog({ invoice, open, onClose, logic = invoiceDownload }: InvoiceDialogProps) {
  const [state, send] = useLogic(logic, { input: { invoice } })
  return (
    <Dialog
      open={open}
      size="large"
      title={invoice.title}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
          <Button kind="primary" busy={state.hasTag("busy")} onClick={() => send({ type: "download.asked" })}>
            <Download size={16} aria-hidden="true" />
            Download PDF
          </Button>
        </>
      }
    >
      <InvoiceSheet invoice={invoice} />
      {open && (
        <PrintSheet title={invoice.title}>
          <InvoiceSheet invoice={invoice} />
        </PrintSheet>
      )}
    </Dialog>
  )
}
