import { invoiceDownloadMachine } from "@crewfleet/machines"
import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"

/** The download that makes the PDF here in the browser; what makes it is fetched when it is first asked for. */
export const invoiceDownload = invoiceDownloadMachine.provide({
  actors: {
    save: fromPromise(async ({ input }: { readonly input: { readonly invoice: InvoiceDocument } }) => {
      const { saveInvoicePdf } = await import("./saveInvoicePdf.ts")
      await saveInvoicePdf(input.invoice)
    })
  }
})
