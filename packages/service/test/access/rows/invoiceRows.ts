import type { Row } from "../Row.ts"

const documents = "/vehicle-booking/:booking/documents"
const invoice = "/vehicle-booking/:booking/invoice"
const number = `${new Date().getFullYear()}-0001`
const reason = { reason: "Billed twice" }

/** Who may issue, credit, read and mail the invoices of an agency's bookings. */
export const invoiceRows: ReadonlyArray<Row> = [
  ["401 403 403 200 404 403 403 403 403 403 403 403", "invoice.documents", documents],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "invoice.documents", `${documents}?agencyId=:agency`],
  [
    "401 403 403 404 404 403 403 403 403 403 403 403",
    "invoice.documents",
    "/vehicle-booking/:none/documents"
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "invoice.issue", `${invoice}/issue`],
  ["401 403 403 409 404 403 403 403 403 403 403 403", "invoice.issue", `${invoice}/issue?agencyId=:agency`],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "invoice.pdf", `${documents}/${number}/pdf`],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "invoice.pdf",
    `${documents}/${number}/pdf?agencyId=:agency`
  ],
  ["401 403 403 404 404 403 403 403 403 403 403 403", "invoice.pdf", `${documents}/:none/pdf`],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "invoice.mail", `${documents}/${number}/mail`],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "invoice.mail",
    `${documents}/${number}/mail?agencyId=:agency`
  ],
  ["401 403 403 404 404 403 403 403 403 403 403 403", "invoice.mail", `${documents}/:none/mail`],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "invoice.credit", `${invoice}/credit`, reason],
  [
    "401 403 403 409 404 403 403 403 403 403 403 403",
    "invoice.credit",
    `${invoice}/credit?agencyId=:agency`,
    reason
  ]
]
