import type { CallOptions, InvoiceIssued, PromiseClient } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { bookingDocumentsMachine, type DocumentRequest } from "./bookingDocumentsMachine.ts"
import type { MoneyOf } from "./bookingMoneyMachine.ts"

/** The documents of a booking with the SDK behind its ports, and what the host does with the bytes of a PDF. */
export const bookingDocumentsLogic = (
  load: LoadClient,
  hand: (bytes: Uint8Array, name: string) => Promise<void>
) =>
  bookingDocumentsMachine.provide({
    actors: {
      load: calling(load, ({ invoice }, { bookingId: id, agencyId }: MoneyOf, options) =>
        invoice.documents({ params: { id }, query: { agencyId } }, options)
      ),
      act: calling(load, (client, asked: DocumentRequest, options) => performed(client, asked, options)),
      download: calling(
        load,
        async (
          { invoice },
          { of: { bookingId: id, agencyId }, number }: { readonly of: MoneyOf; readonly number: string },
          options
        ) => {
          const bytes = await invoice.pdf({ params: { id, number }, query: { agencyId } }, options)
          await hand(bytes, `${number}.pdf`)
        }
      )
    }
  })

const performed = (
  { invoice }: PromiseClient,
  { of: { bookingId: id, agencyId }, act, reason, key }: DocumentRequest,
  given: CallOptions
): Promise<ReadonlyArray<InvoiceIssued>> => {
  const query = { agencyId }
  const options = { ...given, idempotencyKey: key || undefined }
  if (act.do === "issue") return invoice.issue({ params: { id }, query }, options)
  if (act.do === "credit") return invoice.credit({ params: { id }, query, payload: { reason } }, options)
  return invoice.mail({ params: { id, number: act.number }, query }, options)
}
