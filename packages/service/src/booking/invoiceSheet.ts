import { type IssuedInvoice, invoiceKinds, majorUnits, moneyWriter, writeInstant } from "@crewfleet/sdk/rules"
import { passageOf } from "../pdf/passageOf.ts"
import { answerEntry, type Sheet, type SheetSection, sheetOf } from "../pdf/Sheet.ts"

/** An issued invoice or credit note as it is set; times are written by a zone, amounts in their currency. */
export const invoiceSheet = (issued: IssuedInvoice, zone: string): Sheet => {
  const { kind, number, issuedOn, dueOn, issuer, billTo, lines, credits = "", reason = "" } = issued
  const inCurrency = moneyWriter(issued.currency)
  const money = (minor: number) => inCurrency(majorUnits(minor))
  const day = (date: string) => writeInstant("date", `${date}T00:00Z`, "UTC")
  const moment = (instant: string) => (instant ? writeInstant("moment", instant, zone) : "")
  const isInvoice = kind === "INVOICE"
  const rateOf = ({ days, rate, description }: IssuedInvoice["lines"][number]) =>
    [
      description,
      days && `${days} ${days === 1 ? "day" : "days"}${rate === undefined ? "" : ` at ${money(rate)}`}`
    ]
      .filter(Boolean)
      .join(", ")
  return sheetOf({
    title: `${invoiceKinds[kind]} ${number}`,
    at: `${issuedOn}T00:00:00.000Z`,
    particulars: [
      { label: "Number", text: number },
      { label: "Date of issue", text: day(issuedOn) },
      { label: "Credits invoice", text: credits },
      { label: "Reason", text: reason },
      ...(isInvoice ? [{ label: "Payment terms", text: termsOf(issuer.paymentTerms, day(dueOn)) }] : [])
    ],
    sections: [
      section("From", [
        ["Issuer", [issuer.name, issuer.address.join(", "), issuer.telephone].filter(Boolean).join("\n")],
        ["Tax number", issuer.taxNumber ?? ""]
      ]),
      section("To", [["Hirer", billTo.join("\n")]]),
      section("Hire", [
        ["Booking", String(issued.bookingId)],
        ["Vehicle", issued.vehicle],
        ["Registration", issued.regno],
        ["From", moment(issued.start)],
        ["To", moment(issued.end)]
      ]),
      section("Charges", [
        ...lines.map((line) => [rateOf(line), money(line.total)] as const),
        ["Subtotal", issued.discount === 0 ? "" : money(issued.subTotal)],
        [
          issued.promotion ? `Discount: ${issued.promotion}` : "Discount",
          issued.discount === 0 ? "" : money(-issued.discount)
        ],
        ["Net amount", money(issued.net)],
        [`VAT ${issued.vatPercentage}% on ${money(issued.net)}`, money(issued.vat)],
        ["Total", money(issued.total)],
        ["Paid by the day of issue", isInvoice ? money(issued.paid) : ""],
        ["Due", isInvoice ? money(issued.due) : ""]
      ])
    ]
  })
}

/** What is said of when an invoice is to be paid. */
export const termsOf = (days: number, dueOn: string): string =>
  days === 0 ? "Due at once" : `Due within ${days} ${days === 1 ? "day" : "days"}, by ${dueOn}`

const section = (title: string, entries: ReadonlyArray<readonly [string, string]>): SheetSection => ({
  title: passageOf(title),
  entries: entries.filter(([, text]) => text !== "").map(([label, text]) => answerEntry({ label, text }))
})
