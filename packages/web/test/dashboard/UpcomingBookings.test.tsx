import { failing, handlers } from "@crewfleet/sdk/testing"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { firstRow as firstRowOf } from "../person.ts"
import { serving } from "../serving.ts"
import { booking, page } from "./answers.ts"
import { openDashboard, service, showDashboard } from "./openDashboard.tsx"

serving(service)

const bookings = () => within(screen.getByRole("region", { name: "Upcoming Bookings" }))
const searchBox = () => bookings().getByRole<HTMLInputElement>("searchbox", { name: "Search bookings" })
const headings = async () =>
  (await bookings().findAllByRole("columnheader")).map(({ textContent }) => textContent)
const firstRow = () => firstRowOf(bookings())
const answering = (total: number) =>
  service.use(handlers.booking.list(({ params }) => page(Number(params.page) * 10, total)))

describe("UpcomingBookings", () => {
  it("shows an admin who hires what, from whom, when, where and for how much", async () => {
    openDashboard("ADMIN")
    expect(await headings()).toEqual(["Hirer", "Vehicle", "Provider", "Start", "Location", "Amount"])
    expect(await firstRow()).toEqual([
      "Amara Okafor 0amara@post.example",
      "Ford TransitYK24 HBN",
      "Moorside Cars",
      "1 Jul 2026, 09:30",
      "Leeds, United Kingdom",
      "£1,412.50"
    ])
  })

  it("keeps the provider from an agency, and shows amounts in its currency", async () => {
    openDashboard("AGENCY", "USD")
    expect(await headings()).toEqual(["Hirer", "Vehicle", "Start", "Location", "Amount"])
    expect((await firstRow()).at(-1)).toBe("US$1,412.50")
  })

  it.each([
    ["ADMIN", "/admin/vehicle-bookings/7"],
    ["AGENCY", "/agency/clients/4/bookings/7"]
  ] as const)("leads %s to the page of a booking", async (userType, place) => {
    const content = [{ ...booking(7), client: { id: 4 } }]
    service.use(handlers.booking.list(() => ({ content, totalElements: 1 })))
    openDashboard(userType)
    await firstRow()
    const [first] = bookings().getAllByRole("link", { name: /^Amara Okafor/ })
    expect(first?.getAttribute("href")).toBe(place)
  })

  it("leads an administrator nowhere who may not see bookings", async () => {
    showDashboard("ADMIN", "GBP", undefined, (path) => !path.startsWith("/admin/vehicle-bookings"))
    expect((await firstRow())[0]).toContain("Amara Okafor")
    expect(bookings().queryAllByRole("link", { name: /^Amara Okafor/ })).toEqual([])
  })

  it("shows a dash for what is not known", async () => {
    service.use(handlers.booking.list(() => ({ content: [{ id: 1 }], totalElements: 1 })))
    openDashboard("ADMIN")
    expect(await firstRow()).toEqual(["–", "–", "–", "–", "–", "–"])
  })

  it("pages through the bookings, offering at most five pages at once", async () => {
    openDashboard()
    await firstRow()
    const pages = bookings().getAllByRole("button", { name: /^Page / })
    expect(pages.map(({ textContent }) => textContent)).toEqual(["1", "2", "3", "4", "5"])

    await userEvent.click(bookings().getByRole("button", { name: "Next page" }))

    await waitFor(async () => expect((await firstRow())[0]).toContain("Okafor 10"))
    expect(bookings().getByText("Showing 11 - 20 of 63")).toBeTruthy()
    // A reload leads to the same page.
    await waitFor(() => expect(location.search).toBe("?page=2"))
    cleanup()
    showDashboard()
    await waitFor(async () => expect((await firstRow())[0]).toContain("Okafor 10"))
  })

  it("has no pager for a single page", async () => {
    answering(10)
    openDashboard()
    await firstRow()
    expect(screen.queryByRole("navigation")).toBeNull()
  })

  it("says when there are none", async () => {
    answering(0)
    openDashboard()
    expect(await bookings().findByText("No upcoming bookings found")).toBeTruthy()
  })

  it("searches once the typing pauses, and keeps what was typed when nothing is found", async () => {
    const searched: Array<string | undefined> = []
    service.use(
      handlers.booking.list(({ query }) => {
        searched.push(query.searchCriteria)
        return query.searchCriteria
          ? { content: [], totalElements: 0 }
          : { content: [booking(1)], totalElements: 1 }
      })
    )
    openDashboard()
    await firstRow()

    await userEvent.type(searchBox(), "Leeds")

    expect(await bookings().findByText("No upcoming bookings found")).toBeTruthy()
    expect(searched).toEqual([undefined, "Leeds"])
    expect(searchBox().value).toBe("Leeds")
    await userEvent.clear(searchBox())
    expect(await firstRow()).toContain("Ford TransitYK24 HBN")
  })

  it("searches at once on Enter", async () => {
    const searched: Array<string | undefined> = []
    service.use(
      handlers.booking.list(({ query }) => {
        searched.push(query.searchCriteria)
        return query.searchCriteria ? new Promise(() => {}) : page(0, 1)
      })
    )
    openDashboard()
    await firstRow()
    await userEvent.type(searchBox(), "vi{Enter}")
    expect(screen.getByRole("region", { name: "Upcoming Bookings" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(searched).toEqual([undefined, "vi"]))
  })

  it("says Error loading bookings, keeps the search, and shows them after Retry", async () => {
    service.use(handlers.booking.list(failing(500)))
    openDashboard()
    expect(await bookings().findByText("Error loading bookings")).toBeTruthy()
    await userEvent.type(searchBox(), "A{Enter}")

    answering(1)
    await userEvent.click(await bookings().findByRole("button", { name: "Retry" }))

    expect((await firstRow())[0]).toContain("Amara")
    expect(searchBox().value).toBe("A")
  })
})
