import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { SimulatedClock } from "xstate"
import { serving } from "../serving.ts"
import { bookingSummary, overview, points, vehicleSummary } from "./answers.ts"
import { openDashboard, service } from "./openDashboard.tsx"

serving(service)

const part = (title: string) => screen.getByRole("region", { name: title })
const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, " ").trim()
const figure = async (label: string) => {
  const card = (await screen.findByText(label)).closest("dl") as HTMLElement
  await waitFor(() => expect(card.getAttribute("aria-busy")).toBe("false"))
  return textOf(card)
}
const chart = async (title: string) =>
  (await within(part(title)).findAllByRole("listitem")).map((item) => textOf(item))

describe("the overview", () => {
  it("counts providers, bookings, vehicles and clients for an admin", async () => {
    openDashboard("ADMIN")
    expect(await figure("Total Providers")).toBe("Total Providers3")
    expect(await figure("Total Bookings")).toBe("Total Bookings2,000138 upcoming, 42 in progress")
    expect(await figure("Total Vehicles")).toBe("Total Vehicles604 awaiting approval, 51 active")
    expect(await figure("Total Clients")).toBe("Total Clients405 new this month")
  })

  it("keeps the providers from an agency, and calls its clients hirers", async () => {
    openDashboard("AGENCY")
    expect(await figure("Total Hirers")).toBe("Total Hirers405 new this month")
    await figure("Total Bookings")
    expect(screen.queryByText("Total Providers")).toBeNull()
  })

  it("leaves out what the service does not tell", async () => {
    service.use(handlers.dashboard.overview(() => ({ ...overview, providers: null, vehicles: { total: 6 } })))
    openDashboard("ADMIN")
    expect(await figure("Total Providers")).toBe("Total Providers–")
    expect(await figure("Total Vehicles")).toBe("Total Vehicles6")
  })
})

it.each(["ADMIN", "AGENCY"] as const)(
  "leads from every figure that %s sees to its rows",
  async (userType) => {
    openDashboard(userType)
    await chart("Vehicles by Type")
    await figure("Total Bookings")
    await screen.findByText("Without", { exact: false })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const unlinked: Array<string> = []
    while (texts.nextNode()) {
      const { parentElement: within, textContent } = texts.currentNode
      if (!/\d/.test(textContent ?? "") || within?.closest("a, select, option, table")) continue
      if (within?.closest("section")?.textContent?.startsWith("Upcoming Bookings")) continue
      if (/last 30 days$/.test(textContent ?? "")) continue
      // A share is told beside its count, which leads there.
      if (within?.parentElement?.querySelector("a")) continue
      unlinked.push(textContent ?? "")
    }
    expect(unlinked).toEqual([])
  }
)

describe("the charts", () => {
  it("put the payment methods in words", async () => {
    openDashboard()
    expect(await chart("Bookings by Payment Method")).toEqual(["Bank transfer30100%"])
  })

  it("hide authorised and reserved bookings, and show those that wait for it as in progress", async () => {
    openDashboard()
    expect(await chart("Bookings by Status")).toEqual(["Booked2080%", "In progress520%"])
    const hidden = bookingSummary.byStatus.filter(({ group }) => ["AUTHORIZED", "RESERVED"].includes(group))
    const count = hidden.reduce((sum, one) => sum + one.count, 0)
    const note = `Without ${count} authorised or reserved, which Total Bookings counts.`
    expect(textOf(part("Bookings by Status"))).toContain(note)
  })

  it("tell the share of the first source as the conversion", async () => {
    openDashboard()
    await chart("Bookings by Source")
    expect(within(part("Bookings by Source")).getByText("conversion").textContent).toBe("67% conversion")
  })

  it("show the providers to admins only", async () => {
    openDashboard("ADMIN")
    expect(await chart("Top Vehicle Providers")).toEqual(["Moorside Cars24"])
    cleanup()
    openDashboard("AGENCY")
    expect(await chart("Vehicles by Type")).toEqual(["Hatchback18100%"])
    expect(screen.queryByRole("region", { name: "Top Vehicle Providers" })).toBeNull()
  })

  it("show the first five providers", async () => {
    const byAgency = Array.from({ length: 8 }, (_, index) => ({ group: `Agency ${index}`, count: 5 }))
    service.use(handlers.dashboard.vehicleSummary(() => ({ ...vehicleSummary, byAgency })))
    openDashboard()
    const shown = await chart("Top Vehicle Providers")
    expect([shown.length, shown[4]]).toEqual([5, "Agency 45"])
  })
})

describe.each([
  ["Bookings by Payment Method", "No payments yet", { byPaymentMethod: [] }],
  ["Bookings by Status", "No bookings yet", { byStatus: [{ group: "RESERVED", count: 3 }] }],
  ["Bookings by Source", "No sources yet", { bySource: null }]
])("%s", (title, nothing, change) => {
  it("is empty by itself", async () => {
    service.use(handlers.dashboard.bookingSummary(() => ({ ...bookingSummary, ...change })))
    openDashboard()
    expect(await within(part(title)).findByText(nothing)).toBeTruthy()
    expect(screen.getAllByText(/yet$/)).toHaveLength(1)
  })
})

describe.each([
  ["Top Vehicle Providers", "No vehicles yet", { byAgency: [] }],
  ["Vehicles by Bookings", "No vehicle has been booked yet", { byBookings: [] }],
  ["Vehicles by Type", "No vehicles yet", { byType: null }],
  ["Vehicles by Status", "No vehicles yet", { byStatus: [] }]
])("%s", (title, nothing, change) => {
  it("is empty by itself", async () => {
    service.use(handlers.dashboard.vehicleSummary(() => ({ ...vehicleSummary, ...change })))
    openDashboard()
    expect(await within(part(title)).findByText(nothing)).toBeTruthy()
    expect(screen.getAllByText(/yet$/)).toHaveLength(1)
  })
})

describe("a service that cannot be reached", () => {
  it("is told in every part, and tried again until each shows its figures, without anybody asking", async () => {
    const everything = [
      handlers.dashboard.overview,
      handlers.dashboard.graph,
      handlers.dashboard.bookingSummary,
      handlers.dashboard.vehicleSummary,
      handlers.booking.list
    ]
    service.use(...everything.map((double) => double(failing(503) as never)))
    const clock = new SimulatedClock()
    openDashboard("ADMIN", "GBP", clock)
    const trying = "CrewFleet cannot be reached right now. Trying again …"
    await waitFor(() => expect(screen.getAllByText(trying)).toHaveLength(10))

    service.resetHandlers()
    clock.increment(2_000)

    expect(await screen.findByText("2,000")).toBeTruthy()
    expect(await screen.findByText("Bank transfer")).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(trying)).toBeNull())
    expect(screen.queryByRole("alert")).toBeNull()
  })
})

describe("a part that fails", () => {
  const fails = failing(500, "not today")

  it.each([
    ["Error loading dashboard data", handlers.dashboard.overview, overview, "2,000"],
    ["Error loading graph data", handlers.dashboard.graph, points, "Table"],
    ["Unable to load payment data", handlers.dashboard.bookingSummary, bookingSummary, "Bank transfer"],
    ["Unable to load status data", handlers.dashboard.bookingSummary, bookingSummary, "Booked"],
    ["Unable to load source data", handlers.dashboard.bookingSummary, bookingSummary, "Website"]
  ])(
    "says %s, leaves the others alone, and shows its figures after Retry",
    async (words, double, answer, shown) => {
      service.use(double(fails as never))
      openDashboard()
      const failure = (await screen.findByText(words)).closest("[role=alert]") as HTMLElement
      await chart("Vehicles by Type")
      expect(screen.queryByText(shown)).toBeNull()

      service.use(double((() => answer) as never))
      await userEvent.click(within(failure).getByRole("button", { name: "Retry" }))

      expect(await screen.findByText(shown)).toBeTruthy()
      expect(screen.queryByText(words)).toBeNull()
    }
  )

  it("keeps words and focus while it is tried again in vain", async () => {
    service.use(handlers.dashboard.overview(unreachable))
    openDashboard()
    await screen.findByText("Error loading dashboard data")
    const retry = screen.getByRole("button", { name: "Retry" })

    retry.focus()
    await userEvent.keyboard("{Enter}")

    expect(document.activeElement).toBe(retry)
    await waitFor(() => expect(retry.getAttribute("aria-busy")).toBe("false"))
    expect(screen.getByText("Error loading dashboard data")).toBeTruthy()
  })

  it("says the same for each of the vehicle charts", async () => {
    service.use(handlers.dashboard.vehicleSummary(fails))
    openDashboard()
    expect(await screen.findAllByText("Unable to load vehicle data")).toHaveLength(4)
  })

  it("keeps its figures from earlier where the connection breaks later, and recovers where it is asked anew", async () => {
    openDashboard("AGENCY")
    await chart("Vehicles by Type")
    await figure("Total Bookings")
    const graph = within(part("Booking Performance"))
    const bookings = within(part("Upcoming Bookings"))
    await bookings.findAllByRole("row")
    service.use(handlers.dashboard.graph(unreachable), handlers.booking.list(unreachable))
    await userEvent.selectOptions(graph.getByRole("combobox", { name: "Interval" }), "Last 7 days")
    expect(await graph.findByText("Error loading graph data")).toBeTruthy()
    const search = bookings.getByRole<HTMLInputElement>("searchbox")
    await userEvent.type(search, "golf{Enter}")
    expect(await bookings.findByText("Error loading bookings")).toBeTruthy()
    expect(await figure("Total Bookings")).toContain("2,000")

    service.resetHandlers()
    await userEvent.click(graph.getByRole("button", { name: "Retry" }))
    expect(await graph.findByText("Curve of Bookings, last 7 days")).toBeTruthy()
    await userEvent.click(bookings.getByRole("button", { name: "Retry" }))
    expect((await bookings.findAllByRole("row")).length).toBeGreaterThan(1)
    expect(search.value).toBe("golf")
  })
})
