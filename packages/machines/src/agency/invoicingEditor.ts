import type { Agency, AgencyInvoicing } from "@crewfleet/sdk"
import { type InvoicingAnswers, invoicingForm, recordWords } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorMachine } from "../editing/editorMachine.ts"

/** What stands on the invoices of an agency. */
export interface InvoicingOfAgency extends AgencyInvoicing {
  readonly id: number
}

/** The form in which an agency says what stands on its invoices. */
export const invoicingEditorMachine = editorMachine<InvoicingOfAgency, InvoicingAnswers>({
  id: "invoicingEditor",
  description: "An agency says what stands on its invoices.",
  form: invoicingForm,
  created: recordWords.invoicingSaved,
  updated: recordWords.invoicingSaved,
  returnsThing: true
})

/** The same with the SDK behind its ports. */
export const invoicingEditorLogic = (load: LoadClient) =>
  invoicingEditorMachine.provide({
    actors: {
      load: calling(load, async (client, { id }: { readonly id: number }, options) =>
        invoicingOf(id, await client.agency.byId({ params: { id } }, options))
      ),
      save: calling<unknown, SaveRequest<InvoicingOfAgency, InvoicingAnswers>>(
        load,
        async (client, { id = 0, form }, options) =>
          invoicingOf(
            id,
            await client.agency.updateInvoicing(
              { params: { id }, payload: invoicingForm.write(form) },
              options
            )
          )
      )
    }
  })

const invoicingOf = (id: number, { taxNumber, paymentTerms }: Agency): InvoicingOfAgency => ({
  ...{ id, taxNumber: taxNumber ?? null, paymentTerms: paymentTerms ?? null }
})
