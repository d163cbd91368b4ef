import type { InvoiceDocument, InvoiceGrid } from "@crewfleet/sdk/rules"
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces"
import type { DrawnText } from "./drawText.ts"

const muted = "#5b6472"
const line = "#d9dde3"

/** Draws a text, a picture for each of its lines, so that a page may end between them. */
export type DrawText = (text: string) => ReadonlyArray<DrawnText>

/**
 * An invoice as pdfmake lays it out: the same words in the same order as on the screen. What its font has no letters for,
 * such as a name in Chinese, is drawn.
 */
export const invoicePdf = (invoice: InvoiceDocument, draw: DrawText): TDocumentDefinitions => {
  const { title, billTo, note, items, totals, payments, noPayments } = invoice
  return {
    info: { title },
    pageSize: "A4",
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: "Roboto", fontSize: 10, lineHeight: 1.25 },
    footer: (page, pages) =>
      pages > 1 ? { text: `${page} of ${pages}`, alignment: "center", color: muted, fontSize: 8 } : "",
    content: [
      { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 16] },
      { text: "Bill to", bold: true },
      ...billTo.map((text) => written(text, draw)),
      ...(note
        ? [{ stack: [written(note, draw)], color: muted, margin: [0, 12, 0, 0] } satisfies Content]
        : []),
      table(items, draw),
      {
        columns: [
          { text: "", width: "*" },
          { ...sums(totals, draw), width: "auto" }
        ],
        margin: [0, 8, 0, 0]
      },
      { text: "Transactions", bold: true, margin: [0, 20, 0, 0] },
      payments.rows.length > 0 ? table(payments, draw) : { text: noPayments, color: muted }
    ]
  }
}

const table = ({ headings, rows, wide }: InvoiceGrid, draw: DrawText): Content => ({
  margin: [0, 12, 0, 0],
  layout: {
    hLineWidth: (at) => (at === 0 ? 0 : 0.75),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: () => 0,
    paddingRight: (column) => (column === headings.length - 1 ? 0 : 16),
    paddingTop: () => 5,
    paddingBottom: () => 5
  },
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: headings.map((_, column) => (column === wide ? "*" : "auto")),
    body: [
      headings.map((text, column) => ({ text, color: muted, fontSize: 8, ...alignedAt(column, headings) })),
      ...rows.map(({ cells, hint }) =>
        cells.map(
          (text, column): TableCell => ({
            stack: [
              written(text, draw, column !== wide),
              ...(column === 0 && hint ? [{ text: hint, color: muted, fontSize: 8 }] : [])
            ],
            ...alignedAt(column, headings)
          })
        )
      )
    ]
  }
})

const written = (text: string, draw: DrawText, noWrap = false): Content => {
  const composed = text.normalize()
  return hasPdfLetters(composed)
    ? { text: composed, noWrap, wordBreak: breaking(composed) }
    : { stack: [...draw(text)] }
}

/** Only where a word is longer than any line has room for, such as a link, letters go one by one. */
const breaking = (text: string) => (/\S{40}/.test(text) ? "break-all" : "normal")

const alignedAt = (column: number, headings: ReadonlyArray<string>) => ({
  alignment: column === headings.length - 1 ? ("right" as const) : ("left" as const)
})

const sums = (totals: InvoiceDocument["totals"], draw: DrawText) => ({
  layout: "noBorders",
  table: {
    body: totals.map(({ label, amount }, row) => [
      { text: label, alignment: "right" as const, bold: row >= 2, color: row >= 2 ? undefined : muted },
      { stack: [written(amount, draw)], alignment: "right" as const, bold: row >= 2 }
    ])
  }
})

/** The letters and signs that the PDF's font has: Latin, Vietnamese, Greek, Cyrillic and the signs of an invoice. */
const letters =
  /^[ -~\u00A0-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u0482\u048A-\u0513\u1EA0-\u1EF9\u2010\u2011\u2013-\u2015\u2017-\u201E\u2020-\u2022\u2025-\u2027\u2030\u20A6-\u20AC\u20B1\u20B9\u20BA\u2122]*$/

/** Whether the PDF's font can write a text, which it cannot where a name is in Chinese. */
export const hasPdfLetters = (text: string): boolean => letters.test(text)
