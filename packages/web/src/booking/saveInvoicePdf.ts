import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import medium from "pdfmake/fonts/Roboto/Roboto-Medium.ttf?url"
import regular from "pdfmake/fonts/Roboto/Roboto-Regular.ttf?url"
import { pdfMaker } from "../file/pdfMaker.ts"
import { saveFile } from "../file/saveFile.ts"
import { drawText } from "./drawText.ts"
import { invoicePdf } from "./invoicePdf.ts"

const here = (path: string) => new URL(path, location.href).href

pdfMaker.addFonts({
  Roboto: { normal: here(regular), bold: here(medium), italics: here(regular), bolditalics: here(medium) }
})

/** Makes the PDF of an invoice and hands it to the browser to save. */
export const saveInvoicePdf = async (invoice: InvoiceDocument): Promise<void> =>
  saveFile(
    await pdfMaker.createPdf(invoicePdf(invoice, drawText)).getBlob(),
    `invoice-booking-${invoice.bookingId}.pdf`
  )
