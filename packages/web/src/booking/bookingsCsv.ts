import { bookingStatusWords, type ListedBooking, vehicleName } from "@crewfleet/sdk"
import Papa from "papaparse"
import { write } from "../time/write.ts"

/**
 * Bookings as a file that spreadsheets read: UTF-8 with its mark, one line each under their headings, times by the
 * portal's clock, and nothing that a spreadsheet would take for a formula.
 */
export const bookingsCsv = (bookings: ReadonlyArray<ListedBooking>): string =>
  `\uFEFF${Papa.unparse(bookings.map(lineOf), { columns: headings, escapeFormulae: formula, newline: "\r\n" })}\r\n`

/** The library's own pattern lets through what has a line break in it, and the signs as they are written in Japanese. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const headings = [
  "Id",
  "Hirer",
  "E-mail",
  "Vehicle",
  "Registration",
  "Provider",
  "Start",
  "End",
  "Status",
  "Amount",
  "Currency"
]

const lineOf = ({ id, firstname, surname, email, vehicle, ...booking }: ListedBooking) => ({
  Id: id,
  Hirer: joined(firstname, surname),
  "E-mail": email ?? "",
  Vehicle: vehicleName(vehicle, ""),
  Registration: vehicle?.regno ?? "",
  Provider: vehicle?.agency?.name ?? "",
  Start: momentOf(booking.start),
  End: momentOf(booking.end),
  Status: bookingStatusWords(booking.status ?? ""),
  Amount: booking.invoices?.[0]?.totalAmount?.toFixed(2) ?? "",
  Currency: booking.invoices?.[0]?.currency ?? ""
})

const joined = (...texts: ReadonlyArray<string | null | undefined>) => texts.filter(Boolean).join(" ")

const momentOf = (instant: string | null | undefined) => (instant ? write("sorted", instant) : "")
