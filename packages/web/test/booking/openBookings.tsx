import {
  alikeHirersLogic,
  askBookings,
  bookableVehiclesLogic,
  bookingChangeLogic,
  bookingScheduleLogic,
  bookingsLogic,
  exportLogic,
  hirerEditorLogic,
  hirerLogic,
  hirersLogic,
  newBookingLogic,
  quoteLogic
} from "@crewfleet/machines"
import type { ListedBooking, UserType } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render } from "@testing-library/react"
import { BookingsScreen } from "../../src/booking/BookingsScreen.tsx"
import type { BookingLogics } from "../../src/booking/bookingLogics.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { timeZone } from "../../src/time/timeZone.ts"
import { listed } from "./listed.ts"

const made = { event: "booking.made", toStatus: "BOOKED", user: "Robin Shaw", at: "2026-06-01T08:00:00Z" }

/** A service that answers everything; a test replaces what it is about. */
export const service = setupServer(
  handlers.booking.list(() => ({ content: [listed(1)], totalElements: 60 })),
  handlers.booking.price(() => ({
    daysHired: 2,
    invoiceItemResult: [
      { description: "Car rental for Tuesday 1 Jul 2099", rate: 50, total: 50 },
      { description: "Car rental for Wednesday 2 Jul 2099", rate: 50, total: 50 },
      { description: "3% Booking fee", rate: 3, total: 3 }
    ],
    subTotalAmount: 103,
    discount: 10,
    vatPercentage: 20,
    vatAmount: 18.6,
    totalAmount: 111.6,
    currency: "GBP",
    promotion: "Tenth off",
    available: true
  })),
  handlers.booking.byId(({ params }) => ({
    id: Number(params.id),
    status: "AUTHORIZED",
    version: 2,
    start: "2099-07-01T08:30:00.000Z",
    end: "2099-07-03T08:30:00.000Z"
  })),
  handlers.booking.history(() => [made]),
  handlers.hirer.list(() => ({
    content: [{ id: 5, name: "Ada Hill", email: "ada@post.example" }],
    totalElements: 1
  })),
  handlers.hirer.byId(() => ({
    id: 5,
    name: "Ada Hill",
    clientDocs: [{ name: "DRIVER", expiryDate: "2130-01-01" }]
  })),
  handlers.hirer.alike(() => []),
  handlers.vehicleChoice.available(() => ({
    content: [{ id: 9, name: "Ford", model: "Focus", regno: "AB12 CDE", location: { id: 1, city: "Leeds" } }],
    totalElements: 1
  }))
)

const load = async () => makeClient({ baseUrl: location.origin })

/** The files that were exported. */
export const files: Array<ReadonlyArray<ListedBooking>> = []

export const logics: BookingLogics = {
  bookings: bookingsLogic(load),
  change: bookingChangeLogic(load),
  newBooking: (onMade) => newBookingLogic(load, timeZone(), onMade),
  quote: quoteLogic(load),
  hirers: hirersLogic(load),
  hirer: hirerLogic(load),
  editor: (agencyId) => hirerEditorLogic(load, { agencyId }),
  alike: alikeHirersLogic(load),
  vehicles: bookableVehiclesLogic(load),
  schedule: bookingScheduleLogic(load),
  export: () => exportLogic(load, askBookings)((rows) => void files.push(rows))
}

/** The list of bookings as somebody of this type sees it. */
export const openBookings = (query = "", userType: UserType = "AGENCY", mayBook = userType === "AGENCY") => {
  history.replaceState(null, "", `/bookings${query}`)
  render(
    <>
      <BookingsScreen
        userType={userType}
        agencyId={userType === "AGENCY" ? 7 : undefined}
        currency="GBP"
        owner="AGENCY 7 robin"
        mayBook={mayBook}
        logics={logics}
      />
      <NoticeRegion />
    </>
  )
}
