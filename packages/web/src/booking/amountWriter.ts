import type { ListedBooking } from "@crewfleet/sdk"
import { moneyWriter } from "../money/moneyWriter.ts"

/** Writes what a booking costs in the currency of its invoice, or else in this one; undefined where nobody knows. */
export const amountWriter = (currency: string) => {
  const writers = new Map<string, (amount: number) => string>()
  const writerOf = (code: string) => {
    const writer = writers.get(code) ?? moneyWriter(code)
    writers.set(code, writer)
    return writer
  }
  return ({ invoices }: ListedBooking): string | undefined => {
    const [invoice] = invoices ?? []
    const amount = invoice?.totalAmount
    return typeof amount === "number" ? writerOf(invoice?.currency ?? currency)(amount) : undefined
  }
}
