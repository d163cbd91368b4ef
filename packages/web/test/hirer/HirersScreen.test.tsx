import { failing, handlers } from "@crewfleet/sdk/testing"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { navigate } from "wouter/use-browser-location"
import { firstRow, press } from "../person.ts"
import { serving } from "../serving.ts"
import { listed, openHirers, service } from "./openHirer.tsx"

serving(service)

/** Notes what is asked for. */
const noting = () => {
  const asked: Array<Record<string, string | undefined>> = []
  service.use(
    handlers.hirer.list(({ params, query }) => {
      asked.push({ page: params.page, ...query })
      return { content: [listed], totalElements: 60 }
    })
  )
  return asked
}

describe("HirersScreen", () => {
  it("shows who the hirers are, how often they booked, how they are rated and whether they are verified", async () => {
    openHirers()
    expect(await firstRow()).toEqual(["Ada Hill", "ada@post.example0113 496 0000", "1,234", "4.26"])
    expect(screen.getByRole("link", { name: "Ada Hill" }).getAttribute("href")).toBe("/agency/clients/5")
    expect(screen.getByRole("img", { name: "Verified Hirer" })).toBeTruthy()
    expect(screen.getByRole("img", { name: "4.26 out of 5 stars" })).toBeTruthy()
  })

  it("shows what is not known of a hirer as just that", async () => {
    service.use(handlers.hirer.list(() => ({ content: [{ id: 8 }], totalElements: 1 })))
    openHirers()
    expect(await firstRow()).toEqual(["Hirer 8", "–", "–", "Not yet rated"])
    expect(screen.queryByRole("img", { name: "Verified Hirer" })).toBeNull()
  })

  it("searches, orders and pages, and keeps all of it in the address", async () => {
    const asked = noting()
    openHirers()
    await firstRow()
    await press("Next page")
    await waitFor(() => expect(location.search).toBe("?page=2"))
    await press("Rating")
    await userEvent.type(screen.getByRole("searchbox", { name: "Search hirers" }), "ada{Enter}")
    // Which of two choices is told first does not matter to the address.
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
        sort: "rating",
        direction: "descending",
        search: "ada"
      })
    )
    expect(asked.at(-1)).toEqual({
      page: "0",
      agencyId: "7",
      searchCriteria: "ada",
      sort: "rating",
      direction: "DESC"
    })
  })

  it("begins where the address says", async () => {
    const asked = noting()
    openHirers("?search=ada&page=2&sort=totalBooking&direction=descending")
    await firstRow()
    expect(asked).toEqual([
      { page: "1", agencyId: "7", searchCriteria: "ada", sort: "totalBooking", direction: "DESC" }
    ])
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ada")
    expect(screen.getByRole("columnheader", { name: /^Bookings/ }).getAttribute("aria-sort")).toBe(
      "descending"
    )
  })

  it("begins anew when a link leads to the whole list", async () => {
    const asked = noting()
    openHirers("?search=ada&page=2")
    await firstRow()
    act(() => navigate("/agency/clients"))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe(""))
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: "0", agencyId: "7" }))
    expect(location.search).toBe("")
  })

  it.each(["?page=0", "?page=-4", "?page=x", "?page=1e300", "?page=2.5"])(
    "begins at the first page where the address says %s",
    async (query) => {
      const asked = noting()
      openHirers(query)
      await firstRow()
      expect(asked[0]).toMatchObject({ page: "0" })
    }
  )

  it("says when there is nobody, and when nobody is found", async () => {
    service.use(handlers.hirer.list(() => ({ content: [], totalElements: 0 })))
    openHirers()
    expect(await screen.findByText("You have no hirers yet")).toBeTruthy()
    expect(
      screen.getByText("A hirer stands here once you have entered them, or from their first booking on.")
    ).toBeTruthy()
    await userEvent.type(screen.getByRole("searchbox"), "zoe{Enter}")
    expect(await screen.findByText("No hirers match “zoe”")).toBeTruthy()
    expect(screen.getByText(/^Try a part of the name/)).toBeTruthy()
  })

  it("says when a search may find more than were counted, and leads on to them", async () => {
    service.use(handlers.hirer.list(() => ({ content: [listed], totalElements: 501, atLeast: true })))
    openHirers("?search=a")
    expect(await screen.findByText("Showing 1 - 25 of at least 501")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Next page" })).toBeTruthy()
  })

  it("says Error loading hirers, keeps the search, and shows them after Retry", async () => {
    service.use(handlers.hirer.list(failing(500)))
    openHirers("?search=ada")
    expect(await screen.findByText("Error loading hirers")).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect((await firstRow())[0]).toBe("Ada Hill")
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ada")
  })
})
