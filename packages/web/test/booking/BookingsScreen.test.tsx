import { dayOf } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { timeZone } from "../../src/time/timeZone.ts"
import { firstRow, press } from "../person.ts"
import { serving } from "../serving.ts"
import { listed } from "./listed.ts"
import { files, openBookings, service } from "./openBookings.tsx"

serving(service)

/** Notes what is asked for. */
const noting = () => {
  const asked: Array<Record<string, string | undefined>> = []
  service.use(
    handlers.booking.list(({ params, query }) => {
      asked.push({ page: params.page, ...query })
      return { content: [listed(1)], totalElements: 60 }
    })
  )
  return asked
}

describe("BookingsScreen", () => {
  it("shows an agency who hires what, when, where it stands and for how much, and leads to the booking", async () => {
    openBookings()
    expect(await firstRow()).toEqual([
      "1",
      "Ada Hill 1",
      "Ford FocusAB12 CDE",
      "1 Jul 2026, 09:30",
      "3 Jul 2026, 09:30",
      "Authorised",
      "£1,412.50",
      "Open booking"
    ])
    expect(screen.getByRole("link", { name: "Open booking 1" }).getAttribute("href")).toBe(
      "/agency/clients/5/bookings/1"
    )
  })

  it("shows an admin whose the bookings are, and neither makes nor schedules them", async () => {
    openBookings("", "ADMIN")
    expect((await firstRow())[3]).toBe("Moorside Cars")
    expect(screen.queryByRole("button", { name: "New booking" })).toBeNull()
    expect(screen.queryByRole("navigation", { name: "Views of bookings" })).toBeNull()
    expect(screen.queryByRole("link", { name: "Open booking 1" })).toBeNull()
    expect(screen.getByRole("button", { name: "Open status of booking 1" })).toBeTruthy()
  })

  it("offers no new booking to whoever may not choose its hirer", async () => {
    openBookings("", "AGENCY", false)
    await screen.findByRole("link", { name: "Schedule" })
    expect(screen.queryByRole("button", { name: "New booking" })).toBeNull()
  })

  it("begins with what the address says, and takes nothing from it that is nothing", async () => {
    const asked = noting()
    openBookings("?search=hill&page=2&status=BOOKED,LOST&from=2026-02-30&to=2026-12-31&sort=start")
    await firstRow()
    expect(asked[0]).toEqual({
      page: "1",
      agencyId: "7",
      searchCriteria: "hill",
      statuses: "BOOKED",
      to: "2026-12-31",
      sort: "start",
      direction: "ASC"
    })
  })

  it("opens where today is, the first to start first, and tells what is earlier where the day is taken away", async () => {
    const asked = noting()
    openBookings()
    await firstRow()
    const today = dayOf(new Date(), timeZone())
    const from = screen.getByLabelText<HTMLInputElement>("Starts from")
    expect(asked[0]).toEqual({ page: "0", agencyId: "7", from: today, sort: "start", direction: "ASC" })
    expect([from.value, location.search]).toEqual([today, ""])
    fireEvent.change(from, { target: { value: "" } })
    fireEvent.blur(from)
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ page: "0", agencyId: "7", sort: "start", direction: "ASC" })
    )
    expect(location.search).toBe("?sort=start")
    history.back()
    await waitFor(() => expect(asked.at(-1)?.from).toBe(today))
    await press("Start")
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: today, sort: "start", direction: "DESC" }))
    expect(location.search).toBe(`?from=${today}`)
  })

  it("leads to the vehicles that are out, the first to be due first, and marks what is due", async () => {
    const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    service.use(
      handlers.booking.list(({ query }) => ({
        content:
          query.sort === "end" && query.statuses === "IN_PROGRESS"
            ? [
                { ...listed(1), status: "IN_PROGRESS", end: soon(-1) },
                { ...listed(2), status: "IN_PROGRESS", end: soon(100) }
              ]
            : [listed(3)],
        totalElements: 2
      }))
    )
    openBookings()
    await screen.findByRole("link", { name: "Open booking 3" })
    const views = within(screen.getByRole("navigation", { name: "Views of bookings" }))
    const shown = () =>
      views.getAllByRole("link").find((link) => link.getAttribute("aria-current") === "page")
    expect(shown()?.textContent).toBe("List")
    await userEvent.click(views.getByRole("link", { name: "Vehicles out" }))
    await screen.findByRole("link", { name: "Open booking 2" })
    expect(shown()?.textContent).toBe("Vehicles out")
    expect(screen.getAllByText("Overdue")).toHaveLength(1)
    await userEvent.click(views.getByRole("link", { name: "List" }))
    await screen.findByRole("link", { name: "Open booking 3" })
    expect(shown()?.textContent).toBe("List")
  })

  it("keeps what is chosen in the address, a step back for each, and goes back to it", async () => {
    const asked = noting()
    openBookings("?from=")
    await firstRow()
    await press("Next page")
    await waitFor(() => expect(location.search).toBe("?page=2"))
    await userEvent.type(screen.getByLabelText("Starts from"), "2026-07-01")
    await waitFor(() => expect(location.search).toBe("?from=2026-07-01"))
    await press("Start")
    await waitFor(() => expect(location.search).toContain("sort=start"))
    expect(asked.at(-1)).toEqual({
      page: "0",
      agencyId: "7",
      from: "2026-07-01",
      sort: "start",
      direction: "ASC"
    })
    history.back()
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ from: "2026-07-01", sort: "start", direction: "DESC" })
    )
    history.back()
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ page: "1", agencyId: "7", sort: "start", direction: "DESC" })
    )
    await firstRow()
    expect(
      screen.getByRole<HTMLInputElement>("button", { name: "Page 2" }).getAttribute("aria-current")
    ).toBe("page")
  })

  it("clears the search and every filter at once", async () => {
    const asked = noting()
    openBookings("?search=hill&status=BOOKED&from=2026-07-01")
    await firstRow()
    await press("Clear Filters")
    await waitFor(() => expect(location.search).toBe("?from="))
    expect(asked.at(-1)).toEqual({ page: "0", agencyId: "7", sort: "start", direction: "DESC" })
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("")
  })

  it("says when there are none, and why they could not be loaded, and tries again", async () => {
    service.use(handlers.booking.list(failing(500)))
    openBookings("?from=")
    expect(await screen.findByText("Error loading bookings")).toBeTruthy()
    service.use(handlers.booking.list(() => ({ content: [], totalElements: 0 })))
    await press("Retry")
    expect(await screen.findByText("No bookings found")).toBeTruthy()
    expect(screen.getByText("Make the first one with New booking.")).toBeTruthy()
    await userEvent.type(screen.getByRole("searchbox"), "zoe{Enter}")
    expect(await screen.findByText("Change or clear the filters to see others.")).toBeTruthy()
  })

  it("exports what the list shows, and says when nothing was exported", async () => {
    service.use(handlers.booking.list(() => ({ content: [listed(1), listed(2)], totalElements: 2 })))
    openBookings("?search=hill")
    await firstRow()
    await press("Export CSV")
    expect(await screen.findByText("2 bookings exported")).toBeTruthy()
    expect(files.at(-1)?.map(({ id }) => id)).toEqual([1, 2])
    const before = files.length
    service.use(handlers.booking.list(failing(500)))
    await press("Export CSV")
    const failed = within(await screen.findByRole("dialog", { name: "Nothing was exported" }))
    expect(failed.getByRole("alert").textContent).toBe(
      "The bookings could not be fetched, so no file was made."
    )
    expect(files).toHaveLength(before)
    service.use(handlers.booking.list(() => ({ content: [listed(1)], totalElements: 1 })))
    await press("Try again")
    expect(await screen.findByText("1 booking exported")).toBeTruthy()
  })
})
