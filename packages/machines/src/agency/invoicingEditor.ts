import type { AgencyInvoicing } from "@crewfleet/sdk"
import { type InvoicingAnswers, invoicingForm, recordWords } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import { agencyActors } from "./agencyActors.ts"

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
    actors: agencyActors<InvoicingOfAgency, InvoicingAnswers>(load, {
      read: (id, { taxNumber, paymentTerms, versions }) => ({
        ...{ id, version: versions?.invoicing },
        ...{ taxNumber: taxNumber ?? null, paymentTerms: paymentTerms ?? null }
      }),
      save: ({ agency }, { params, edited, form }, options) =>
        agency.updateInvoicing({ params, payload: { ...invoicingForm.write(form), ...edited } }, options)
    })
  })
