import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { BarList } from "../../src/ui/BarList.tsx"
import { DataTable } from "../../src/ui/DataTable.tsx"
import { Donut } from "../../src/ui/Donut.tsx"
import { ErrorState } from "../../src/ui/ErrorState.tsx"
import { LineGraph } from "../../src/ui/LineGraph.tsx"
import { ProgressBar } from "../../src/ui/ProgressBar.tsx"
import { StatCard } from "../../src/ui/StatCard.tsx"
import { StepIndicator } from "../../src/ui/StepIndicator.tsx"
import { Tabs } from "../../src/ui/Tabs.tsx"

afterEach(cleanup)

const groups = [
  { group: "Card", count: 1500 },
  { group: "Cash", count: 500 }
]

describe.each([
  ["BarList", BarList],
  ["Donut", Donut]
])("%s", (_name, Figure) => {
  it("lists each group with its count and its share", () => {
    render(<Figure label="By payment method" groups={groups} />)
    const items = within(screen.getByRole("list", { name: "By payment method" })).getAllByRole("listitem")

    expect(items.map(({ textContent }) => textContent)).toEqual(["Card1,50075%", "Cash50025%"])
  })

  it("gives a group the colour that it has elsewhere", () => {
    const { container } = render(
      <Donut label="By status" groups={[{ group: "Complete", count: 2, tone: "success" }, ...groups]} />
    )
    const colours = [...container.querySelectorAll("[data-series]")].map((one) =>
      one.getAttribute("data-series")
    )
    expect(colours).toEqual(["success", "1", "2", "success", "1", "2"])
  })

  it("shows shares of nothing as 0%", () => {
    render(<Figure label="By payment method" groups={[{ group: "Card", count: 0 }]} />)
    expect(screen.getByRole("listitem").textContent).toBe("Card00%")
  })
})

describe("LineGraph", () => {
  it("shows the curve first and the same numbers as a table on demand", async () => {
    render(
      <LineGraph
        label="Bookings by day"
        timeHeading="Day"
        valueHeading="Bookings"
        points={[
          { at: 0, value: 4 },
          { at: 86_400_000, value: 7 }
        ]}
        formatTime={(at) => `day ${at / 86_400_000}`}
        formatTick={(at) => `day ${at / 86_400_000}`}
        formatValue={(value) => `${value} bookings`}
      />
    )
    expect(await screen.findByText("Curve of Bookings by day")).toBeTruthy()

    await userEvent.click(screen.getByRole("radio", { name: "Table" }))

    const rows = within(screen.getByRole("table", { name: "Bookings by day" })).getAllByRole("row")
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "DayBookings",
      "day 04 bookings",
      "day 17 bookings"
    ])
    expect(screen.queryByText("Curve of Bookings by day")).toBeNull()
  })
})

describe("DataTable", () => {
  it("names each row by its first cell, and can be reached and scrolled by keyboard", async () => {
    const columns = [
      { heading: "Vehicle", cell: ({ name }: { name: string }) => name },
      { heading: "Seats", cell: ({ seats }: { seats: number }) => seats }
    ]
    render(
      <DataTable
        caption="Vehicles"
        columns={columns}
        rows={[{ name: "Ford Transit", seats: 9 }]}
        rowKey={({ name }) => name}
      />
    )
    expect(screen.getByRole("rowheader", { name: "Ford Transit" })).toBeTruthy()
    expect(screen.getByRole("cell", { name: "9" }).dataset.heading).toBe("Seats")

    await userEvent.tab()

    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Vehicles, table" }))
  })
})

describe("StatCard", () => {
  it("is busy until it has a figure", () => {
    const { container, rerender } = render(<StatCard label="Total Bookings" value={undefined} />)
    expect(container.querySelector("[aria-busy=true]")).toBeTruthy()

    rerender(<StatCard label="Total Bookings" value="2,000" />)
    expect(container.querySelector("[aria-busy=true]")).toBeNull()
    expect(screen.getByRole("definition").textContent).toBe("2,000")
  })
})

describe("ErrorState", () => {
  it("says what failed and tries again, once while busy", async () => {
    const retry = vi.fn()
    const { rerender } = render(<ErrorState message="Error loading bookings" onRetry={retry} />)
    expect(screen.getByRole("alert").textContent).toContain("Error loading bookings")
    await userEvent.click(screen.getByRole("button", { name: "Retry" }))

    rerender(<ErrorState message="Error loading bookings" busy onRetry={retry} />)
    await userEvent.click(screen.getByRole("button", { name: "Retry" }))

    expect(retry).toHaveBeenCalledTimes(1)
  })
})

describe("ProgressBar", () => {
  it("states its progress in whole percent", () => {
    render(<ProgressBar label="Uploading" percent={66.6} />)
    expect(screen.getByRole("progressbar", { name: "Uploading" }).getAttribute("aria-valuenow")).toBe("67")
  })
})

describe("StepIndicator", () => {
  it("marks the current step and says which are done", () => {
    render(<StepIndicator label="Profile" steps={["Currency", "Contact", "Logo"]} current={1} />)
    const steps = screen.getAllByRole("listitem")

    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null])
    expect(steps[0]?.textContent).toBe("Currency, done")
  })

  it("says which are done where that does not follow from where one is", () => {
    render(<StepIndicator label="Log" steps={["One", "Two", "Three"]} current={1} done={["Three"]} />)
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1One",
      "2Two",
      "Three, done"
    ])
  })
})

describe("Tabs", () => {
  it("shows the content of the chosen tab and asks for others by keyboard", async () => {
    const chosen = vi.fn()
    const tabs = [
      { value: "rates", label: "Rates", content: "Per day" },
      { value: "history", label: "History", content: "Last year" }
    ]
    render(<Tabs label="Sections" tabs={tabs} value="rates" onChange={chosen} />)
    expect(screen.getByRole("tabpanel").textContent).toBe("Per day")

    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}{Enter}")

    expect(chosen.mock.calls[0]?.[0]).toBe("history")
  })
})
