import type { Failure } from "@crewfleet/sdk"
import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import type { LaneGroup } from "../../src/schedule/Lane.ts"
import { Schedule } from "../../src/schedule/Schedule.tsx"
import { useSchedule } from "../../src/schedule/useSchedule.ts"
import { press } from "../person.ts"
import { lane, planned, trip, words } from "./planned.ts"

afterEach(cleanup)

const overlapping = { attention: "Overlaps Trip 2", status: { words: "Late", tone: "danger" } } as const

const groups: ReadonlyArray<LaneGroup> = [
  { heading: "Vehicles", lanes: [lane("Van 1", trip(1, "08:00", "12:00")), lane("Van 2")] },
  {
    heading: "Drivers",
    lanes: [
      lane(
        "Ada Hill",
        trip(1, "08:00", "12:00", overlapping),
        trip(2, "10:00", "14:00", { note: "Two patients" }),
        trip(3, "14:00", "15:00")
      )
    ]
  },
  { heading: "Crew", lanes: [] }
]

/** A page that shows a schedule of trips, a day at a time. */
function Trips({ logic }: Pick<ReturnType<typeof planned>, "logic">) {
  const [depot, setDepot] = useState("North")
  const schedule = useSchedule(logic, { depot }, "day")
  return (
    <>
      <button type="button" onClick={() => setDepot("South")}>
        South
      </button>
      <Schedule schedule={schedule} situation="loadSchedule" groups={schedule.answer} words={words} />
    </>
  )
}

const open = (query: string, answer: Parameters<typeof planned>[0] = () => groups) => {
  const { asked, logic } = planned(answer)
  history.replaceState(null, "", `/trips${query}`)
  render(<Trips logic={logic} />)
  return asked
}

const bar = (name: string) => screen.findByRole("link", { name: new RegExp(`^${name}, `) })

describe("Schedule", () => {
  it("shows each group under its heading, and leaves out those without lanes", async () => {
    open("?date=2026-11-20")
    const shown = await screen.findAllByRole("rowgroup")
    expect(shown.map((group) => group.getAttribute("aria-label"))).toEqual(["Vehicles", "Drivers"])
    expect(
      shown.map((group) =>
        within(group)
          .getAllByRole("rowheader")
          .map(({ textContent }) => textContent)
      )
    ).toEqual([
      ["Vehicles", "Van 1", "Van 2"],
      ["Drivers", "Ada Hill"]
    ])
    expect(screen.getAllByRole("columnheader")[0]?.textContent).toBe("Name")
  })

  it("shows below each other what overlaps, and what somebody should look at", async () => {
    open("?date=2026-11-20")
    const drivers = within(await screen.findByRole("rowgroup", { name: "Drivers" }))
    const bars = drivers.getAllByRole("link")
    expect(bars.map((one) => one.getAttribute("aria-label"))).toEqual([
      "Trip 1, Ada Hill, 20 Nov 2026, 08:00 to 20 Nov 2026, 12:00, Late, Overlaps Trip 2",
      "Trip 2, Ada Hill, 20 Nov 2026, 10:00 to 20 Nov 2026, 14:00, Planned, Two patients",
      "Trip 3, Ada Hill, 20 Nov 2026, 14:00 to 20 Nov 2026, 15:00, Planned"
    ])
    expect(bars.map((one) => one.style.getPropertyValue("--row"))).toEqual(["0", "1", "0"])
    expect(bars.map((one) => one.dataset.tone)).toEqual(["danger", "neutral", "neutral"])
    expect(bars.map((one) => one.dataset.attention)).toEqual(["true", undefined, undefined])
    expect(screen.getAllByRole("row").flatMap((row) => row.style.getPropertyValue("--rows") || [])).toEqual([
      "1",
      "1",
      "2"
    ])
  })

  it("leads from a bar to its page", async () => {
    open("?date=2026-11-20")
    await userEvent.click(await bar("Trip 2"))
    await waitFor(() => expect(location.pathname).toBe("/trips/2"))
  })

  it("says the same in a table for each group in which there is something", async () => {
    open("?date=2026-11-20&as=table")
    const drivers = within(await screen.findByRole("table", { name: "Drivers: Trips by their start" }))
    const [head, first, second] = drivers
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(head).toEqual(["Name", "Trip", "Start", "End", "Status", "Note", "Attention"])
    expect(first).toEqual([
      "Ada Hill",
      "Trip 1",
      "20 Nov 2026, 08:00",
      "20 Nov 2026, 12:00",
      "Late",
      "",
      "Overlaps Trip 2"
    ])
    expect(second?.slice(5)).toEqual(["Two patients", ""])
    expect(drivers.getByRole("link", { name: "Trip 1" }).getAttribute("href")).toBe("/trips/1")
    const vehicles = within(screen.getByRole("table", { name: "Vehicles: Trips by their start" }))
    expect(vehicles.getAllByRole("columnheader").map(({ textContent }) => textContent)).not.toContain(
      "Attention"
    )
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Vehicles",
      "Drivers"
    ])
  })

  it("asks for the stretch that is usual, for another, and for what else it is asked", async () => {
    const asked = open("?date=2026-11-20")
    await bar("Trip 2")
    await press("Next day")
    await waitFor(() => expect(asked).toHaveLength(2))
    await press("South")
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked.map(({ depot, from, to }) => [depot, from, to])).toEqual([
      ["North", "2026-11-20T00:00:00.000Z", "2026-11-21T00:00:00.000Z"],
      ["North", "2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
      ["South", "2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"]
    ])
    expect(location.search).toBe("?view=day&date=2026-11-21")
  })

  it("draws nothing of one day in another while that is on its way", async () => {
    open("?date=2026-11-20", ({ from }) =>
      from.startsWith("2026-11-20") ? groups : new Promise<never>(() => {})
    )
    await bar("Trip 2")
    await press("Next day")
    await waitFor(() => expect(screen.queryAllByRole("link")).toEqual([]))
    expect(screen.getByRole("rowheader", { name: "Ada Hill" })).toBeTruthy()
  })

  it("says that there are no lanes, no bars, or why it could not be loaded, and tries again", async () => {
    open("", () => [{ heading: "Crew", lanes: [] }])
    expect(await screen.findByText("There is nobody to send")).toBeTruthy()
    cleanup()
    open("?as=table", () => [{ heading: "Crew", lanes: [lane("Ada Hill")] }])
    expect(await screen.findByText("Nobody is sent in this time")).toBeTruthy()
    cleanup()
    let fails = true
    open("?date=2026-11-20", () => {
      if (fails) throw { _tag: "Refused", status: 500, violations: [] } satisfies Failure
      return groups
    })
    expect(await screen.findByText("Error loading schedule")).toBeTruthy()
    fails = false
    await press("Retry")
    expect(await bar("Trip 2")).toBeTruthy()
  })
})
