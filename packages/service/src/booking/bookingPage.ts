import { bookingStatuses, intervalIn } from "@crewfleet/sdk/rules"
import type { Tally } from "../list/ListDeclaration.ts"
import { listOf } from "../list/listOf.ts"
import { bookingRows, listedBooking } from "./listedBookings.ts"

/** How bookings are narrowed beside their statuses. */
interface Narrowing {
  /** The beginning of the first day on which they start. */
  readonly from?: Date | undefined
  /** The end of the last one. */
  readonly until?: Date | undefined
  readonly paymentMethods?: ReadonlyArray<string> | undefined
  readonly sources?: ReadonlyArray<string> | undefined
  readonly vehicleId?: number | undefined
  /** When they were made, and invoiced: `intervalText`. */
  readonly made?: string | undefined
  readonly invoiced?: string | undefined
  readonly currency?: string | undefined
}

/**
 * Bookings, the first to start, or to end, first; those that were made or invoiced in an interval come in that order unless another is
 * asked for. A search looks into names, e-mail, vehicle and registration, or is the id.
 */
export const bookingPage = listOf({
  table: "bookings",
  owner: "agencyId",
  statuses: { all: bookingStatuses, together: true },
  where: (booking, asked: Narrowing) => {
    const { from, until, paymentMethods = [], sources = [], vehicleId, currency } = asked
    const made = intervalIn(asked.made ?? "")
    const invoiced = intervalIn(asked.invoiced ?? "")
    return [
      ...(from ? [booking("startAt", ">=", from)] : []),
      ...(until ? [booking("startAt", "<", until)] : []),
      ...(made ? [booking("createdAt", ">=", made.from), booking("createdAt", "<", made.until)] : []),
      ...(paymentMethods.length > 0 ? [booking("paymentMethod", "in", paymentMethods)] : []),
      ...(sources.length > 0 ? [booking("source", "in", sources)] : []),
      ...(vehicleId === undefined ? [] : [booking("vehicleId", "=", vehicleId)]),
      ...(invoiced
        ? [booking("invoicedAt", ">=", invoiced.from), booking("invoicedAt", "<", invoiced.until)]
        : []),
      ...(currency === undefined ? [] : [booking("invoicedIn", "=", currency)])
    ]
  },
  foundBy: ({ made, invoiced }) => {
    if (made !== undefined) return ["createdAt"]
    return invoiced === undefined ? undefined : ["invoicedAt"]
  },
  sorts: { start: ["startAt"], end: ["endAt"] },
  texts: { byId: true, of: { vehicleId: "vehicles" } },
  tally: (asked: Narrowing & { readonly statuses?: ReadonlyArray<string> | undefined }) => tallyOf(asked),
  rows: bookingRows,
  line: listedBooking
})

/** The tally of what is narrowed in one way alone; bookings are counted that are narrowed in others, or in several. */
const tallyOf = ({
  from,
  until,
  paymentMethods = [],
  sources = [],
  statuses = [],
  ...asked
}: Narrowing & { readonly statuses?: ReadonlyArray<string> | undefined }): Tally | undefined => {
  const { vehicleId, made, invoiced, currency } = asked
  if ([vehicleId, made, invoiced, currency].some((one) => one !== undefined)) return undefined
  const isOfDays = from !== undefined || until !== undefined
  const byCode = [paymentMethods, sources].filter(({ length }) => length > 0)
  if (byCode.length === 0)
    return isOfDays ? { measure: "booking_start", from, until } : { measure: "booking_status" }
  if (byCode.length > 1 || isOfDays || statuses.length > 0) return undefined
  return sources.length > 0
    ? { measure: "source", values: sources }
    : { measure: "payment_method", values: paymentMethods }
}
