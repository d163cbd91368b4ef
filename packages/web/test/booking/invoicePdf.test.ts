// @vitest-environment node
import type { Booking } from "@crewfleet/sdk"
import { type InvoiceDocument, invoiceDocument, majorUnits } from "@crewfleet/sdk/rules"
import pdfmake from "pdfmake"
import { expect, it } from "vitest"
import { pdfText } from "../../../../tests/pdfText.ts"
import { hasPdfLetters, invoicePdf } from "../../src/booking/invoicePdf.ts"
import { moneyWriter } from "../../src/money/moneyWriter.ts"
import { write as writeTime } from "../../src/time/write.ts"
import { booking } from "./answers.ts"

const font = (name: string) => `node_modules/pdfmake/fonts/Roboto/Roboto-${name}.ttf`
const [normal, bold] = [font("Regular"), font("Medium")]
pdfmake.addFonts({ Roboto: { normal, bold, italics: normal, bolditalics: bold } })
pdfmake.setLocalAccessPolicy((path) => [normal, bold].some((allowed) => path.endsWith(allowed)))

pdfmake.setUrlAccessPolicy(() => false)

const documentOf = (one: Booking, currency = "GBP"): InvoiceDocument => {
  const write = moneyWriter(currency)
  const found = invoiceDocument(one, {
    money: (minor) => write(majorUnits(minor)),
    moment: (at) => writeTime("rentalMoment", at)
  })
  if (!found) throw new Error("There is no invoice")
  return found
}

/** All that an invoice says, in the order in which it is read. */
const wordsOf = ({ title, billTo, note, items, totals, payments, noPayments }: InvoiceDocument): string =>
  [
    title,
    "Bill to",
    billTo,
    note ?? "",
    items.headings,
    items.rows.map(({ cells: [first = "", ...others], hint = "" }) => [first, hint, others]),
    totals.map(({ label, amount }) => [label, amount]),
    "Transactions",
    payments.rows.length > 0 ? [payments.headings, payments.rows.map(({ cells }) => cells)] : noPayments
  ]
    .flat(3)
    .join("")
    .replaceAll(/\s/g, "")

const dot =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

/** What the PDF of an invoice says, and what was drawn in it. */
const made = async (invoice: InvoiceDocument) => {
  const drawn: Array<string> = []
  const content = invoicePdf(invoice, (text) => {
    drawn.push(text)
    return [{ image: dot, width: 1 }]
  })
  return { text: pdfText(await pdfmake.createPdf(content).getBuffer()), drawn }
}

const readBack = async (invoice: InvoiceDocument) => {
  const { text, drawn } = await made(invoice)
  expect(drawn).toEqual([])
  return text
}

it("says in the PDF what the invoice says, letters beyond Latin-1 included", async () => {
  const invoice = documentOf(booking)
  expect(wordsOf(invoice)).toContain("ŁukaszŻółć-Ångström")
  expect(await readBack(invoice)).toBe(wordsOf(invoice))
})

it.each([
  "Łukasz Żółć",
  "Đorđe Šćepanović",
  "Ştefăniţă Ğüneş",
  "Ольга Їжак",
  "Ελένη Ξανθού",
  "Nguyễn Thị Ánh"
])("has letters for %s", async (name) => {
  const [first] = booking.invoices ?? []
  const invoice = documentOf({ ...booking, invoices: [{ ...first, client: { name } }] })
  expect(await readBack(invoice)).toContain(name.replaceAll(" ", ""))
})

it("draws what its font has no letters for, and nothing else", async () => {
  const [first] = booking.invoices ?? []
  const invoice = documentOf({
    ...booking,
    invoices: [
      {
        ...first,
        client: { name: "王小明", email: "wang@mail.example" },
        invoiceItemResult: [
          { description: "子供シート", rate: 1, total: 1 },
          { description: "Roof box", rate: 1, total: 1 }
        ],
        payments: [{ ref: "Ada 🚗", total: 1 }]
      }
    ]
  })
  const { text, drawn } = await made(invoice)
  expect(drawn).toEqual(["王小明", "子供シート", "Ada 🚗"])
  expect(text).toBe(
    drawn.reduce((words, one) => words.replace(one.replaceAll(" ", ""), ""), wordsOf(invoice))
  )
})

it.each(["محمد", "עדה", "ณัฐ", "→", "Ada\u0489"])("knows that its font has no letters for %s", (text) =>
  expect(hasPdfLetters(text)).toBe(false)
)

it("has every letter that it claims to have", async () => {
  const claimed = Array.from({ length: 0x10ffff }, (_, code) => String.fromCodePoint(code)).filter(
    hasPdfLetters
  )
  const description = claimed.join("").replaceAll(/.{30}/g, "$& ")
  const [first] = booking.invoices ?? []
  const invoice = documentOf({ ...booking, invoices: [{ ...first, invoiceItemResult: [{ description }] }] })
  expect(claimed.length).toBeGreaterThan(700)
  expect(await readBack(invoice)).not.toContain("\u{fffd}")
})

it("lets a page end between the lines that were drawn", async () => {
  const [first] = booking.invoices ?? []
  const invoice = documentOf({ ...booking, invoices: [{ ...first, client: { name: "王" } }] })
  const pagesOf = async (lines: number) => {
    const content = invoicePdf(invoice, () =>
      Array.from({ length: lines }, () => ({ image: dot, width: 10 }))
    )
    const pdf = await pdfmake.createPdf(content).getBuffer()
    return pdf.toString("latin1").split("/Type /Page\n").length - 1
  }
  expect(await pagesOf(1)).toBe(1)
  expect(await pagesOf(200)).toBeGreaterThan(2)
})

it("composes a letter that came with its accent apart", async () => {
  const [first] = booking.invoices ?? []
  const invoice = documentOf({ ...booking, invoices: [{ ...first, client: { name: "Zoe\u0308" } }] })
  expect(await readBack(invoice)).toContain("Zo\u00eb")
})

it("says in the PDF that nothing was paid, and nothing of tax where there is none", async () => {
  const [first] = booking.invoices ?? []
  const invoice = documentOf({ ...booking, invoices: [{ ...first, vatAmount: 0, payments: [] }] })
  expect(await readBack(invoice)).toBe(wordsOf(invoice))
  expect(wordsOf(invoice)).toMatch(/Nopaymentsmadeyet\.$/)
})

it.each(["USD", "EUR", "ZAR", "ZWG", "INR", "NGN", "PHP"])("writes amounts in %s", async (currency) => {
  const invoice = documentOf(booking, currency)
  expect(await readBack(invoice)).toBe(wordsOf(invoice))
})

it("draws amounts whose currency its font lacks a sign of", async () => {
  const invoice = documentOf(booking, "XOF")
  const { text, drawn } = await made(invoice)
  expect(text).not.toContain("\u{fffd}")
  expect(drawn).toContain(invoice.note)
  expect(drawn).toEqual(expect.arrayContaining(invoice.totals.map(({ amount }) => amount)))
})

it("loses nothing of a long reference, a long name, or of lines beyond the first page", async () => {
  const [first] = booking.invoices ?? []
  const items = Array.from({ length: 70 }, (_, at) => ({ description: `Extra ${at}`, rate: 1, total: at }))
  const payment = { ref: `https://bank.example/${"transfer-".repeat(30)}`, total: 1 }
  const invoice = documentOf({
    ...booking,
    invoices: [
      { ...first, client: { name: "Ada ".repeat(60) }, invoiceItemResult: items, payments: [payment] }
    ]
  })
  const text = await readBack(invoice)
  for (const { description } of items) expect(text).toContain(description.replace(" ", ""))
  expect(text).toContain(payment.ref)
  expect(text).toContain("Ada".repeat(60))
})
