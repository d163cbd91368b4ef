import type { InvoiceDocument } from "@crewfleet/sdk"
import pdfmake from "pdfmake/build/pdfmake"
import medium from "pdfmake/fonts/Roboto/Roboto-Medium.ttf?url"
import regular from "pdfmake/fonts/Roboto/Roboto-Regular.ttf?url"
import { saveFile } from "../file/saveFile.ts"
import { drawText } from "./drawText.ts"
import { invoicePdf } from "./invoicePdf.ts"

const here = (path: string) => new URL(path, location.href).href

pdfmake.addFonts({
  Roboto: { normal: here(regular), bold: here(medium), italics: here(regular), bolditalics: here(medium) }
})
pdfmake.setUrlAccessPolicy((address) => new URL(address).origin === location.origin)

/** Makes the PDF of an invoice and hands it to the browser to save. */
export const saveInvoicePdf = async (invoice: InvoiceDocument): Promise<void> =>
  saveFile(
    await pdfmake.createPdf(invoicePdf(invoice, drawText)).getBlob(),
    `invoice-booking-${invoice.bookingId}.pdf`
  )
