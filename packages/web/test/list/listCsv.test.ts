import type { ListedBooking } from "@crewfleet/sdk"
import { getDefaultStore } from "jotai"
import Papa from "papaparse"
import { expect, it } from "vitest"
import { bookingsCsv as columns } from "../../src/booking/bookingsList.tsx"
import { listCsv } from "../../src/list/listCsv.ts"
import { ownTimeZoneAtom } from "../../src/time/ownTimeZoneAtom.ts"
import { listed } from "../booking/listed.ts"

const bookingsCsv = (bookings: ReadonlyArray<ListedBooking>) => listCsv(columns, bookings)

it("writes a line for each booking under headings, with the mark of UTF-8 and London's times", () => {
  const lines = bookingsCsv([
    listed(1, { invoices: [{ totalAmount: 1412.5, currency: "GBP" }] }),
    { id: 2 }
  ]).split("\r\n")
  expect(lines).toEqual([
    "\uFEFFId,Hirer,E-mail,Vehicle,Registration,Provider,Start,End,Status,Amount,Currency",
    "1,Ada Hill 1,ada@post.example,Ford Focus,AB12 CDE,Moorside Cars,2026-07-01 09:30,2026-07-03 09:30,Authorised,1412.50,GBP",
    "2,,,,,,,,,,",
    ""
  ])
})

it("writes times in the zone of the agency", () => {
  getDefaultStore().set(ownTimeZoneAtom, "Asia/Kathmandu")
  expect(bookingsCsv([listed(1)])).toContain(",2026-07-01 14:15,2026-07-03 14:15,")
  getDefaultStore().set(ownTimeZoneAtom, undefined)
})

it("keeps commas, quotes and line breaks in their cells, and makes no formula of what begins like one", () => {
  const nasty = listed(1, { firstname: '=HYPERLINK("http://x")', surname: "a, b\nc", email: "+44@x" })
  const [line] = Papa.parse<Record<string, string>>(bookingsCsv([nasty]).slice(1), { header: true }).data
  expect(line?.Hirer).toBe(`'=HYPERLINK("http://x") a, b\nc`)
  expect(line?.["E-mail"]).toBe("'+44@x")
})

it.each(["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])(
  "takes %j for no sign of a formula",
  (sign) => {
    const [line] = Papa.parse<Record<string, string>>(
      bookingsCsv([listed(1, { firstname: `${sign}1`, surname: "+1" })]).slice(1),
      { header: true }
    ).data
    expect(line?.Hirer).toBe(`'${sign}1 +1`)
  }
)

it("writes the headings alone when there are no bookings", () => {
  expect(bookingsCsv([])).toBe(
    "\uFEFFId,Hirer,E-mail,Vehicle,Registration,Provider,Start,End,Status,Amount,Currency\r\n"
  )
})

it("gives every line as many cells as there are headings, whatever is unknown or typed", () => {
  const bookings = [listed(1, { surname: '", ;\r\n"' }), { id: 2 }, listed(3, { email: undefined })]
  const { data, errors } = Papa.parse<ReadonlyArray<string>>(bookingsCsv(bookings).slice(1).trimEnd())
  expect(errors).toEqual([])
  expect(data.map(({ length }) => length)).toEqual([11, 11, 11, 11])
})
