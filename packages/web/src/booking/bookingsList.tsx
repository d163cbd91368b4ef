import type { BookingsFilter } from "@crewfleet/machines"
import type { ListedBooking } from "@crewfleet/sdk"
import {
  bookingSources,
  bookingStatuses,
  bookingStatusWords,
  dayOf,
  paymentMethods,
  plainAmount,
  vehicleName,
  words
} from "@crewfleet/sdk/rules"
import { choicesFilter } from "../list/choicesFilter.tsx"
import { dayFilter } from "../list/dayFilter.tsx"
import { givenFilter } from "../list/givenFilter.tsx"
import { codesFilter, intervalFilter, numberFilter } from "../list/givenFilters.ts"
import { type List, type ListCsv, listSizes } from "../list/List.ts"
import { timeZone } from "../time/timeZone.ts"
import { write } from "../time/write.ts"
import { type BookingColumns, bookingListColumns } from "./bookingListColumns.tsx"
import type { BookingLogics } from "./bookingLogics.ts"

interface BookingsListOptions extends BookingColumns {
  /** Whose bookings; undefined for those of all agencies. */
  readonly agencyId: number | undefined
  readonly mayBook: boolean
  readonly logics: Pick<BookingLogics, "bookings" | "export">
}

/** The list of bookings, which opens with those that start today or later. */
export const bookingsList = ({
  agencyId,
  mayBook,
  logics,
  ...columns
}: BookingsListOptions): List<ListedBooking, BookingsFilter> => ({
  names: ["booking", "bookings"],
  title: ({ vehicleId }, [booking]) =>
    vehicleId === undefined ? "All bookings" : `Bookings of ${vehicleOf(booking)}`,
  logic: logics.bookings,
  filter: { agencyId, statuses: [], from: "", to: "" },
  opensAt: {
    filter: { from: dayOf(new Date(), timeZone()) },
    sort: { by: "start", direction: "ascending" }
  },
  columns: bookingListColumns(columns),
  search: { placeholder: "Hirer, vehicle, registration or id" },
  filters: {
    statuses: choicesFilter({ name: "status", label: "Status", placeholder: "Any status", choices }),
    from: dayFilter({ name: "from", label: "Starts from", max: ({ to }) => to }),
    to: dayFilter({ name: "to", label: "Starts until", min: ({ from }) => from }),
    paymentMethods: codesFilter("payment", "Paid by", paymentMethods),
    sources: codesFilter("source", "Booked by", bookingSources),
    vehicleId: numberFilter("vehicle", "One vehicle"),
    made: intervalFilter("made", "Made"),
    invoiced: intervalFilter("invoiced", "Invoiced"),
    currency: givenFilter({
      name: "currency",
      read: (word) => (/^[A-Z]{3}$/.test(word) ? word : undefined),
      words: (code) => `In ${code}`
    })
  },
  sizes: listSizes,
  situation: "loadBookings",
  none: {
    title: words.noBookings.text,
    advice: mayBook ? "Make the first one with New booking." : undefined
  },
  notFound: () => ({ title: words.noBookings.text }),
  csv: { logic: logics.export, columns: bookingsCsv, added: "made" }
})

const vehicleOf = (booking: ListedBooking | undefined) =>
  booking?.vehicle
    ? [vehicleName(booking.vehicle, ""), booking.vehicle.regno].filter(Boolean).join(" ")
    : "one vehicle"

const choices = bookingStatuses.map((value) => ({ value, label: bookingStatusWords(value) }))

/** What stands in the file of all bookings: times by the portal's clock, so that they can be sorted. */
export const bookingsCsv: ListCsv<ListedBooking>["columns"] = {
  Id: ({ id }) => id,
  Hirer: ({ firstname, surname }) => [firstname, surname].filter(Boolean).join(" "),
  "E-mail": ({ email }) => email ?? "",
  Vehicle: ({ vehicle }) => vehicleName(vehicle, ""),
  Registration: ({ vehicle }) => vehicle?.regno ?? "",
  Provider: ({ vehicle }) => vehicle?.agency?.name ?? "",
  Start: ({ start }) => momentOf(start),
  End: ({ end }) => momentOf(end),
  Status: ({ status }) => bookingStatusWords(status ?? ""),
  Amount: ({ invoices }) => {
    const { totalAmount, currency = "" } = invoices?.[0] ?? {}
    return typeof totalAmount === "number" ? plainAmount(totalAmount, currency) : ""
  },
  Currency: ({ invoices }) => invoices?.[0]?.currency ?? ""
}

const momentOf = (instant: string | null | undefined) => (instant ? write("sorted", instant) : "")
