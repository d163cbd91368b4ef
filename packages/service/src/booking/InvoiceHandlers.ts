import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { typeset } from "../pdf/typeset.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { invoiceSheet } from "./invoiceSheet.ts"
import { creditInvoice, documentNumbered, documentsOf, issueInvoice } from "./issuedInvoices.ts"
import { mailInvoice } from "./mailInvoice.ts"

/** Translates the contract into issued invoices, and nothing more. */
export const InvoiceHandlers = HttpApiBuilder.group(Api, "invoice", (handlers) =>
  handlers.handleAll({
    documents: Effect.fnUntraced(function* ({ params }) {
      return yield* documentsOf({ ...params, agencyId: yield* permittedTenant })
    }),
    issue: Effect.fnUntraced(function* ({ params }) {
      const { caller } = yield* permittedPerson
      return yield* issueInvoice({ ...params, agencyId: yield* permittedTenant }, caller.userId)
    }),
    credit: Effect.fnUntraced(function* ({ params, payload }) {
      const { caller } = yield* permittedPerson
      const booking = { ...params, agencyId: yield* permittedTenant }
      return yield* creditInvoice(booking, payload.reason, caller.userId)
    }),
    pdf: Effect.fnUntraced(function* ({ params: { id, number } }) {
      const agencyId = yield* permittedTenant
      const { content } = yield* documentNumbered({ id, agencyId }, number)
      const pdf = yield* typeset(invoiceSheet(content, yield* timeZoneOf(agencyId)))
      return HttpServerResponse.uint8Array(pdf, {
        contentType: "application/pdf",
        headers: { "content-disposition": `inline; filename="${content.number}.pdf"` }
      })
    }),
    mail: Effect.fnUntraced(function* ({ params: { id, number } }) {
      const { caller } = yield* permittedPerson
      return yield* mailInvoice({ id, agencyId: yield* permittedTenant }, number, caller.userId)
    })
  })
)
