import type { ScheduledVehicle } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { describe, expect, it } from "vitest"
import { BookingScheduleScreen } from "../../src/booking/BookingScheduleScreen.tsx"
import { ownTimeZoneAtom } from "../../src/time/ownTimeZoneAtom.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { logics, service } from "./openBookings.tsx"

serving(service)

const focus: ScheduledVehicle = {
  id: 9,
  name: "Ford",
  model: "Focus",
  regno: "AB12 CDE",
  city: "Leeds",
  bookings: [
    {
      id: 1,
      start: "2026-10-24T08:00:00.000Z",
      end: "2026-10-26T09:00:00.000Z",
      status: "RESERVED",
      firstname: "Ada",
      surname: "Hill"
    }
  ]
}

/** The schedule as somebody of agency 7 sees it, and what it asks for. */
const open = (
  query: string,
  vehicles: ReadonlyArray<ScheduledVehicle> = [focus, { id: 10, bookings: [] }]
) => {
  const asked: Array<unknown> = []
  service.use(
    handlers.booking.schedule(({ query: { from, to, agencyId } }) => {
      asked.push([from, to, agencyId])
      return vehicles
    })
  )
  history.replaceState(null, "", `/agency/bookings/schedule${query}`)
  render(<BookingScheduleScreen agencyId={7} logics={logics} />)
  return asked
}

const bar = () => screen.findByRole("button", { name: /^Booking 1:/ })

describe("BookingScheduleScreen", () => {
  it("asks for and shows the week of the agency's time zone", async () => {
    getDefaultStore().set(ownTimeZoneAtom, "America/New_York")
    const asked = open("?view=week&date=2026-10-25")
    const shown = await bar()
    getDefaultStore().set(ownTimeZoneAtom, undefined)
    expect(asked).toEqual([["2026-10-19T04:00:00.000Z", "2026-10-26T04:00:00.000Z", "7"]])
    expect(shown.getAttribute("aria-label")).toContain("24 Oct 2026, 04:00 to 26 Oct 2026, 05:00")
  })

  it("shows each vehicle's bookings where they lie in London's week, across a change of the clocks", async () => {
    const asked = open("?view=week&date=2026-10-25")
    const shown = await bar()
    expect(asked).toEqual([["2026-10-18T23:00:00.000Z", "2026-10-26T00:00:00.000Z", "7"]])
    expect(shown.getAttribute("aria-label")).toBe(
      "Booking 1: Ada Hill, Ford Focus AB12 CDE, 24 Oct 2026, 09:00 to 26 Oct 2026, 09:00, Reserved"
    )
    expect(Number.parseFloat(shown.style.left)).toBeCloseTo(((5 + 9 / 24) / 7) * 100)
    expect(Number.parseFloat(shown.style.left) + Number.parseFloat(shown.style.width)).toBeCloseTo(100)
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Vehicle",
      "Mon 19",
      "Tue 20",
      "Wed 21",
      "Thu 22",
      "Fri 23",
      "Sat 24",
      "Sun 25"
    ])
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "Ford FocusAB12 CDE, Leeds",
      "Vehicle 10"
    ])
  })

  it("goes by steps and views, each in the address, and back again", async () => {
    const asked = open("?view=week&date=2026-10-25")
    await bar()
    await press("Next week")
    expect(location.search).toBe("?view=week&date=2026-10-26")
    await userEvent.click(screen.getByRole("radio", { name: "Month" }))
    expect(location.search).toBe("?view=month&date=2026-10-26")
    await press("Previous month")
    expect(location.search).toBe("?view=month&date=2026-09-01")
    await waitFor(() =>
      expect(asked.at(-1)).toEqual(["2026-08-31T23:00:00.000Z", "2026-09-30T23:00:00.000Z", "7"])
    )
    history.back()
    await waitFor(() =>
      expect(asked.at(-1)).toEqual(["2026-09-30T23:00:00.000Z", "2026-11-01T00:00:00.000Z", "7"])
    )
  })

  it("says the same as a table", async () => {
    open("?view=week&date=2026-10-25&as=table")
    const table = within(await screen.findByRole("table", { name: "Bookings by their start" }))
    const [, row] = table.getAllByRole("row")
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Ford FocusAB12 CDE, Leeds",
      "Ada Hill",
      "24 Oct 2026, 09:00",
      "26 Oct 2026, 09:00",
      "Reserved",
      "Status"
    ])
  })

  it("opens a booking from its bar", async () => {
    open("?view=week&date=2026-10-25")
    await userEvent.click(await bar())
    expect(await screen.findByRole("dialog", { name: "Booking 1" })).toBeTruthy()
  })

  it("says that nothing is booked, that there are no vehicles, or why it could not be loaded, and tries again", async () => {
    open("?as=table", [{ id: 10, bookings: [] }])
    expect(await screen.findByText("No vehicle is booked in this time")).toBeTruthy()
    cleanup()
    open("", [])
    expect(await screen.findByText("You have no vehicles that can be hired yet")).toBeTruthy()
    cleanup()
    service.use(handlers.booking.schedule(failing(500)))
    render(<BookingScheduleScreen agencyId={7} logics={logics} />)
    expect(await screen.findByText("Error loading schedule")).toBeTruthy()
    service.use(handlers.booking.schedule(() => [focus]))
    await press("Retry")
    expect(await screen.findAllByRole("columnheader")).toHaveLength(8)
  })
})
