/** Where a booking can come from, with the words for it. */
export const bookingSources = {
  TELEPHONE: "Telephone",
  WALK_IN: "At the desk",
  WEBSITE: "Website",
  MOBILE_APP: "Mobile app",
  PARTNER: "Partner"
} as const
export type BookingSource = keyof typeof bookingSources

/** How a booking can be paid, with the words for it. */
export const paymentMethods = {
  CARD: "Card",
  BANK_TRANSFER: "Bank transfer",
  PAYPAL: "PayPal",
  CASH: "Cash"
} as const
export type PaymentMethod = keyof typeof paymentMethods
