import { failing, handlers } from "@crewfleet/sdk/testing"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { filesOf, servingFiles } from "../document/servingFiles.ts"
import { firstRow, press } from "../person.ts"
import { serving } from "../serving.ts"
import { booking, hirer, openHirer, service } from "./openHirer.tsx"

serving(service)
servingFiles(filesOf("image/png"))

describe("HirerScreen", () => {
  it("tells who the hirer is", async () => {
    openHirer()
    expect(screen.getByText("Loading hirer...")).toBeTruthy()
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Hill" })).toBeTruthy()
    expect(screen.getByRole("img", { name: "4.26 out of 5 stars" })).toBeTruthy()
    for (const words of ["4.26", "Verified Hirer", "1 booking", "1 Quay, Hull, United Kingdom"])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Hirers" }).getAttribute("href")).toBe("/agency/clients")
  })

  it("names the hirer's number in the window's title, and not the person", async () => {
    openHirer()
    await screen.findByRole("heading", { level: 1, name: "Ada Hill" })
    expect(document.title).toBe("Hirer 5")
  })

  it("says what is not known", async () => {
    service.use(handlers.hirer.byId(() => ({ id: 5, name: "Ada Hill", totalBooking: 12 })))
    openHirer()
    await screen.findByRole("heading", { name: "Ada Hill" })
    for (const words of ["Not yet rated", "Unverified Hirer", "12 bookings", "Address not provided"])
      expect(screen.getByText(words)).toBeTruthy()
  })

  it("says Error loading hirer, and shows the hirer after Retry", async () => {
    service.use(handlers.hirer.byId(failing(500)))
    openHirer()
    expect(await screen.findByText("Error loading hirer")).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect(await screen.findByRole("heading", { name: "Ada Hill" })).toBeTruthy()
  })

  it("leads back to the list where there is no such hirer, without a retry that could not help", async () => {
    service.use(handlers.hirer.byId(failing(404)))
    openHirer()
    expect(await screen.findByRole("heading", { level: 1, name: "Error loading hirer" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull()
    expect(screen.getByRole("link", { name: "Hirers" }).getAttribute("href")).toBe("/agency/clients")
  })

  it("shows the tab that the address names", async () => {
    openHirer("?tab=documents")
    const tab = await screen.findByRole("tab", { name: "Documents" })
    expect(tab.getAttribute("aria-selected")).toBe("true")
    await userEvent.click(screen.getByRole("tab", { name: "Bookings" }))
    await waitFor(() => expect(location.search).toBe(""))
    await userEvent.click(screen.getByRole("tab", { name: "Documents" }))
    await waitFor(() => expect(location.search).toBe("?tab=documents"))
  })
})

describe("HirerScreen, bookings", () => {
  it("shows each booking as the specification writes it", async () => {
    openHirer()
    const headings = (await screen.findAllByRole("columnheader")).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      "ID",
      "Date",
      "Vehicle",
      "Reg Number",
      "Days Hired",
      "Amount (GBP)",
      "Status",
      "Full Details"
    ])
    expect(await firstRow()).toEqual([
      "1",
      "Nov 3, 2026, 9:05 AM",
      "Ford Focus",
      "AB12 CDE",
      "2",
      "1,234.50",
      "",
      ""
    ])
    expect(screen.getByRole("img", { name: "Complete" })).toBeTruthy()
    const link = screen.getByRole("link", { name: "Full details of booking 1" })
    expect(link.getAttribute("href")).toBe("/agency/clients/5/bookings/1")
  })

  it("marks what is cancelled, and calls everything else pending", async () => {
    const statuses = ["CANCELLED", "BOOKED", "IN_PROGRESS", "WHATEVER"]
    const content = statuses.map((status, index) => booking(index + 1, status))
    service.use(handlers.hirer.bookings(() => ({ content, totalElements: 4 })))
    openHirer()
    expect(await screen.findByRole("img", { name: "Cancelled" })).toBeTruthy()
    expect(screen.getAllByText("Pending")).toHaveLength(3)
  })

  it("shows a dash where there is no invoice", async () => {
    service.use(handlers.hirer.bookings(() => ({ content: [{ id: 3 }], totalElements: 1 })))
    openHirer()
    expect(await firstRow()).toEqual(["3", "–", "–", "–", "–", "–", "Pending", ""])
  })

  it("pages with Previous and Next, which rest at the ends", async () => {
    openHirer()
    await firstRow()
    const pager = within(screen.getByRole("navigation", { name: "Pages of bookings" }))
    const rests = (name: string) => pager.getByRole("button", { name }).getAttribute("aria-disabled")
    expect(pager.getByText("Showing 1 - 10 of 23")).toBeTruthy()
    expect([rests("Previous"), rests("Next")]).toEqual(["true", "false"])
    await press("Next")
    expect(await pager.findByText("Showing 11 - 20 of 23")).toBeTruthy()
    expect([rests("Previous"), rests("Next")]).toEqual(["false", "false"])
    await press("Next")
    expect(await pager.findByText("Showing 21 - 23 of 23")).toBeTruthy()
    expect([rests("Previous"), rests("Next")]).toEqual(["false", "true"])
    expect((await firstRow())[0]).toBe("21")
    await waitFor(() => expect(location.search).toBe("?page=3"))
  })

  it("says while they load, when there are none, and when they cannot be loaded", async () => {
    service.use(handlers.hirer.bookings(() => ({ content: [], totalElements: 0 })))
    openHirer()
    expect(await screen.findByText("Loading hirer bookings...")).toBeTruthy()
    expect(await screen.findByText("This hirer has no bookings")).toBeTruthy()
    cleanup()
    service.use(handlers.hirer.bookings(failing(500)))
    openHirer()
    expect(await screen.findByText("Error loading hirer bookings")).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect((await firstRow())[0]).toBe("1")
  })
})

describe("HirerScreen, documents", () => {
  it("lists them, and shows each with its picture and dates", async () => {
    openHirer("?tab=documents")
    expect(await firstRow()).toEqual(["Driver's License", "03 Jul, 2026, at 9:05AM"])
    await press("Driver's License")
    const dialog = within(await screen.findByRole("dialog", { name: "Driver's License" }))
    const picture = await dialog.findByRole("img", { name: "Preview of the document: Driver's License" })
    expect(picture.getAttribute("src")).toMatch(/\/files\/1\?signature=x$/)
    expect(dialog.getByText("03 Jul, 2026, at 9:05AM")).toBeTruthy()
    expect(dialog.getByText("30 Apr, 2020")).toBeTruthy()
    expect(dialog.getByText("Expired")).toBeTruthy()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("says when there are none", async () => {
    service.use(handlers.hirer.byId(() => ({ ...hirer, clientDocs: [] })))
    openHirer("?tab=documents")
    expect(await screen.findByText("This hirer has no documents")).toBeTruthy()
    expect(screen.getByText("Put the first one on file with Add Document.")).toBeTruthy()
  })
})
