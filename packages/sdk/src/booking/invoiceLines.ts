import { minorUnits } from "../money/minorUnits.ts"
import { dailyRate } from "../vehicle/dailyRate.ts"
import { vehicleName } from "../vehicle/vehicleName.ts"
import type { Invoice } from "./Booking.ts"
import { bookingFee, isBookingFee, isRentalLine } from "./invoiceWording.ts"
import type { SharedBooking } from "./SharedBooking.ts"

/** A row of an invoice as a person reads it; amounts are in minor units. */
export interface InvoiceLine {
  readonly description: string
  /** In the row of the vehicle alone. */
  readonly days?: number
  readonly rate?: number | undefined
  readonly total: number
  /** Days at the rate shown come to something else: weekend days may have a rate of their own. */
  readonly ratesDiffer?: true
}

type InvoiceItem = NonNullable<Invoice["invoiceItemResult"]>[number]

/** The rows of a booking's first invoice: one for the vehicle and all its days, then the others (001 §9). */
export const invoiceLines = ({
  vehicle,
  invoices
}: Pick<SharedBooking, "vehicle" | "invoices">): Array<InvoiceLine> => {
  const items = invoices?.[0]?.invoiceItemResult ?? []
  const rental = items.filter(isRentalLine)
  const others = items.filter((item) => !isRentalLine(item)).map(otherLine)
  return rental.length === 0 ? others : [vehicleLine(vehicle, rental), ...others]
}

const vehicleLine = (vehicle: SharedBooking["vehicle"], rental: ReadonlyArray<InvoiceItem>): InvoiceLine => {
  const days = daysHired({ invoiceItemResult: rental })
  const rate = dailyRate(vehicle)
  const total = rental.reduce((sum, item) => sum + minorUnits(item.total), 0)
  return {
    description: vehicleName(vehicle),
    days,
    rate,
    total,
    ...(rate !== undefined && rate * days !== total && { ratesDiffer: true })
  }
}

const otherLine = (item: InvoiceItem): InvoiceLine => ({
  description: isBookingFee(item) ? bookingFee.shownAs : (item.description ?? ""),
  rate: typeof item.rate === "number" ? minorUnits(item.rate) : undefined,
  total: minorUnits(item.total)
})

/** How many days an invoice charges: the number of its rental lines (specification 001 §9). */
export const daysHired = (invoice: Pick<Invoice, "invoiceItemResult"> | undefined): number =>
  invoice?.invoiceItemResult?.filter(isRentalLine).length ?? 0
