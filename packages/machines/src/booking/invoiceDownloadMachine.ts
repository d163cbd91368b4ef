import type { Notice } from "@crewfleet/sdk"
import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import { emit, setup } from "xstate"
import { port } from "../port.ts"

const notMade: Notice = {
  level: "error",
  text: "The PDF could not be made. Check your connection and try again."
}

const download = setup({
  types: {
    input: {} as { readonly invoice: InvoiceDocument },
    context: {} as { readonly invoice: InvoiceDocument },
    events: {} as { readonly type: "download.asked" },
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: { save: port<void, { readonly invoice: InvoiceDocument }>("save") },
  actions: { notify: emit((_, notice: Notice) => ({ type: "notice", notice })) }
})

const ready = download.createStateConfig({
  description: "The invoice can be asked for as a PDF.",
  on: { "download.asked": "making" }
})

const making = download.createStateConfig({
  description: "The PDF is being made and saved.",
  tags: "busy",
  invoke: {
    id: "save",
    src: "save",
    input: ({ context }) => ({ invoice: context.invoice }),
    onDone: "ready",
    onError: { target: "ready", actions: { type: "notify", params: notMade } }
  }
})

/** Makes a PDF of an invoice and saves it; one that could not be made can be asked for again. */
export const invoiceDownloadMachine = download.createMachine({
  id: "invoiceDownload",
  description: "An invoice becomes a PDF, which is saved.",
  context: ({ input }) => input,
  initial: "ready",
  states: { ready, making }
})
