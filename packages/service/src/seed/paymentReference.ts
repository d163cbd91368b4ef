import type { Insertable } from "kysely"
import type { BookingTable } from "../database/RentalTables.ts"

/** What a payment is known by: a provider's link, a reference, or nothing for cash. */
export const paymentReference = (
  { paymentMethod, source }: Pick<Insertable<BookingTable>, "paymentMethod" | "source">,
  number: number
): string => {
  const digits = String(number).padStart(7, "0")
  if (paymentMethod === "CASH") return ""
  if (paymentMethod === "CARD") return `https://checkout.stripe.example/c/pay/cs_${digits}`
  if (source === "MOBILE_APP") return `https://www.paynow.example/payment/${digits}`
  return `${paymentMethod === "PAYPAL" ? "PP" : "CF"}-${digits}`
}
