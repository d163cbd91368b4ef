import type { Invoice } from "./Booking.ts"
import { isRentalLine } from "./invoiceWording.ts"

/** How many days an invoice charges: the number of its rental lines (specification 001 §9). */
export const daysHired = (invoice: Pick<Invoice, "invoiceItemResult"> | undefined): number =>
  invoice?.invoiceItemResult?.filter(isRentalLine).length ?? 0
