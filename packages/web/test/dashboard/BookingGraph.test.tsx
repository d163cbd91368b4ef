import { handlers } from "@crewfleet/sdk/testing"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { serving } from "../serving.ts"
import { points } from "./answers.ts"
import { openDashboard, service, showDashboard } from "./openDashboard.tsx"

const asked: Array<object> = []

serving(service)
afterEach(() => {
  asked.length = 0
})

const graph = () => within(screen.getByRole("region", { name: "Booking Performance" }))
const radio = (name: string) => graph().getByRole<HTMLInputElement>("radio", { name })
const choose = (timeframe: string) =>
  userEvent.selectOptions(graph().getByRole("combobox", { name: "Interval" }), timeframe)
const readTable = async () => {
  await userEvent.click(await graph().findByRole("radio", { name: "Table" }))
  const rows = await graph().findAllByRole("row")
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent))
}
const listening = () =>
  service.use(
    handlers.dashboard.graph(({ query }) => {
      asked.push(query)
      return points
    })
  )

describe("BookingGraph", () => {
  it("offers every timeframe in plain words, and starts with the last 30 days", async () => {
    openDashboard()
    const interval = graph().getByRole<HTMLSelectElement>("combobox", { name: "Interval" })
    expect([...interval.options].map(({ text }) => text)).toEqual([
      "All time",
      "Today",
      "Yesterday",
      "Last 7 days",
      "Last 30 days",
      "Last 90 days",
      "This month",
      "Last month",
      "This quarter",
      "This year",
      "Last year"
    ])
    expect(interval.selectedOptions[0]?.text).toBe("Last 30 days")
  })

  it("tells the same numbers in a table, by London's calendar", async () => {
    openDashboard()
    expect(await readTable()).toEqual([
      ["Time", "Bookings"],
      ["2 Jun", "4"],
      ["3 Jun", "1,250"]
    ])
  })

  it("asks for another interval", async () => {
    listening()
    openDashboard()
    await choose("Last year")
    await waitFor(() => expect(asked.at(-1)).toEqual({ timeframe: "last_year", metric: "count" }))
  })

  it("keeps interval and metric in the address, and shows what stands there", async () => {
    listening()
    openDashboard()
    await choose("Last year")
    await userEvent.click(radio("Revenue"))
    await waitFor(() => expect(location.search).toBe("?interval=last_year&metric=revenue"))
    cleanup()
    showDashboard()
    await waitFor(() => expect(asked.at(-1)).toEqual({ timeframe: "last_year", metric: "revenue" }))
    expect(radio("Revenue").checked).toBe(true)
    await choose("Last 30 days")
    await userEvent.click(radio("Bookings"))
    await waitFor(() => expect(location.search).toBe(""))
  })

  it("takes no interval from an address that there is not, and no metric that is not for them", async () => {
    listening()
    history.replaceState(null, "", "/?interval=ever&metric=revenue&page=2")
    showDashboard("AGENCY")
    await choose("Today")
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ timeframe: "today", metric: "count" }))
    await waitFor(() => expect(location.search).toBe("?interval=today&page=2"))
  })

  it("shows an admin the revenue in the currency given", async () => {
    listening()
    openDashboard("ADMIN", "EUR")
    await graph().findByRole("radio", { name: "Graph" })

    await userEvent.click(radio("Revenue"))
    await waitFor(() => expect(asked.at(-1)).toEqual({ timeframe: "last_30_days", metric: "revenue" }))
    await waitFor(() => expect(screen.getByRole("group", { name: /^View of Revenue/ })).toBeTruthy())

    expect(await readTable()).toEqual([
      ["Time", "Revenue"],
      ["2 Jun", "€4"],
      ["3 Jun", "€1,250"]
    ])
  })

  it("adds no currency to another: it tells each one's revenue, and shows the one chosen", async () => {
    const amounts = (GBP: number, EUR: number) => ({
      value: GBP,
      amounts: [
        { currency: "GBP", value: GBP },
        { currency: "EUR", value: EUR }
      ]
    })
    const earned = [
      { timestamp: "2026-06-01T23:00:00Z", ...amounts(1_000, 40) },
      { timestamp: "2026-06-02T23:00:00Z", ...amounts(200, 300) }
    ]
    service.use(handlers.dashboard.graph(({ query }) => (query.metric === "revenue" ? earned : points)))
    openDashboard("ADMIN", "GBP")
    await graph().findByRole("radio", { name: "Graph" })
    expect(graph().queryByRole("combobox", { name: "Currency" })).toBeNull()

    await userEvent.click(radio("Revenue"))
    const euros = await graph().findByRole("link", { name: "€340.00" })
    expect(euros.parentElement?.textContent).toBe("€340.00 · £1,200.00")
    expect(euros.getAttribute("href")).toContain("currency=EUR")
    expect(await readTable()).toEqual([
      ["Time", "Revenue"],
      ["2 Jun", "£1,000"],
      ["3 Jun", "£200"]
    ])
    await userEvent.selectOptions(graph().getByRole("combobox", { name: "Currency" }), "EUR")
    expect(await readTable()).toEqual([
      ["Time", "Revenue"],
      ["2 Jun", "€40"],
      ["3 Jun", "€300"]
    ])
  })

  it("shows revenue in the only currency in which something was earned, with nothing to choose", async () => {
    const earned = points.map((point) => ({
      ...point,
      value: 0,
      amounts: [{ currency: "EUR", value: point.value }]
    }))
    service.use(handlers.dashboard.graph(({ query }) => (query.metric === "revenue" ? earned : points)))
    openDashboard("ADMIN", "GBP")
    await userEvent.click(radio("Revenue"))
    await waitFor(() => expect(screen.getByRole("group", { name: /^View of Revenue/ })).toBeTruthy())
    expect(await readTable()).toEqual([
      ["Time", "Revenue"],
      ["2 Jun", "€4"],
      ["3 Jun", "€1,250"]
    ])
    expect(graph().queryByRole("combobox", { name: "Currency" })).toBeNull()
  })

  it("keeps the revenue from an agency, and says why", async () => {
    openDashboard("AGENCY")
    expect(radio("Revenue").disabled).toBe(true)
    expect(graph().getByText("Only platform admins see revenue")).toBeTruthy()
  })

  it("explains nothing to an admin, who may choose", () => {
    openDashboard("ADMIN")
    expect(radio("Revenue").disabled).toBe(false)
    expect(graph().queryByText("Only platform admins see revenue")).toBeNull()
  })

  it("says that an interval has no bookings, and lets another be chosen", async () => {
    service.use(handlers.dashboard.graph(({ query }) => (query.timeframe === "last_30_days" ? [] : points)))
    openDashboard()
    expect(await graph().findByText("No bookings in this interval")).toBeTruthy()
    await choose("This year")
    expect(await graph().findByRole("radio", { name: "Table" })).toBeTruthy()
  })

  it("is worked by keyboard alone", async () => {
    listening()
    openDashboard("ADMIN")
    await graph().findByRole("radio", { name: "Graph" })
    radio("Bookings").focus()
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ metric: "revenue" }))
    await userEvent.tab()
    expect(document.activeElement).toBe(graph().getByRole("combobox", { name: "Interval" }))
  })
})
