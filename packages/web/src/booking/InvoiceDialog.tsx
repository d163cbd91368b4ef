import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import { Dialog } from "../ui/Dialog.tsx"
import { InvoiceActions } from "./InvoiceActions.tsx"
import { InvoiceSheet } from "./InvoiceSheet.tsx"

interface InvoiceDialogProps {
  readonly invoice: InvoiceDocument
  readonly open: boolean
  readonly onClose: () => void
  readonly logic?: Parameters<typeof InvoiceActions>[0]["logic"]
}

/** A booking's invoice, to read, to print and to download. */
export function InvoiceDialog({ invoice, open, onClose, logic }: InvoiceDialogProps) {
  return (
    <Dialog
      open={open}
      size="large"
      title={invoice.title}
      onCancel={onClose}
      actions={open && <InvoiceActions invoice={invoice} {...(logic && { logic })} />}
    >
      <InvoiceSheet invoice={invoice} />
    </Dialog>
  )
}
