import { invoiceDownloadMachine } from "@crewfleet/machines"
import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import Download from "lucide-react/icons/download"
import Printer from "lucide-react/icons/printer"
import { fromPromise } from "xstate"
import { Button } from "../ui/Button.tsx"
import { PrintSheet } from "../ui/PrintSheet.tsx"
import { useLogic } from "../useLogic.ts"
import { InvoiceSheet } from "./InvoiceSheet.tsx"

interface InvoiceActionsProps {
  readonly invoice: InvoiceDocument
  readonly logic?: typeof invoiceDownload
}

/** Prints an invoice, and downloads it; while they are shown, it is what is printed. */
export function InvoiceActions({ invoice, logic = invoiceDownload }: InvoiceActionsProps) {
  const [state, send] = useLogic(logic, { input: { invoice } })
  return (
    <>
      <Button onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        Print
      </Button>
      <Button kind="primary" busy={state.hasTag("busy")} onClick={() => send({ type: "download.asked" })}>
        <Download size={16} aria-hidden="true" />
        Download PDF
      </Button>
      <PrintSheet title={invoice.title}>
        <InvoiceSheet invoice={invoice} />
      </PrintSheet>
    </>
  )
}

/** The download that makes the PDF here in the browser; what makes it is fetched when it is first asked for. */
const invoiceDownload = invoiceDownloadMachine.provide({
  actors: {
    save: fromPromise(async ({ input }: { readonly input: { readonly invoice: InvoiceDocument } }) => {
      const { saveInvoicePdf } = await import("./saveInvoicePdf.ts")
      await saveInvoicePdf(input.invoice)
    })
  }
})
