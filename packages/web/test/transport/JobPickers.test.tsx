import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { visiting } from "../visiting.ts"
import { button, isGrey, listening } from "./jobPage.ts"
import { grace, jobOf, nurses, omar, openJob } from "./openTransport.tsx"

visiting()

describe("the pickers of a job", () => {
  const taken = [
    { ref: "TJ-8", jobId: 8, start: "2026-11-24T08:00:00.000Z", end: "2026-11-24T11:00:00.000Z" }
  ]

  it("show which vehicles are free, and what takes the others when", async () => {
    const { asked, act } = listening()
    await openJob({
      act,
      vehicles: [
        { id: 3, name: "Ford Transit", regno: "AB12 CDE", approved: true, taken: [] },
        { id: 4, name: "VW Crafter", approved: true, taken }
      ]
    })
    await userEvent.click(button("Pick a vehicle"))
    expect(await screen.findByText("Taken by TJ-8, 24 Nov 2026, 08:00 to 11:00")).toBeTruthy()
    expect(isGrey("Pick VW Crafter")).toBe(true)
    await userEvent.click(button("Pick Ford Transit, AB12 CDE"))
    expect(await screen.findByText("Vehicle set")).toBeTruthy()
    expect(asked).toEqual([{ do: "pickVehicle", id: 3 }])
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("show why somebody may not drive, and save the driver who may", async () => {
    const { asked, act } = listening()
    await openJob({
      act,
      drivers: [
        { ...grace, verdict: "MAY", because: [], taken: [], restHours: 8.5 },
        { ...omar, verdict: "MAY_NOT", because: ["Driving licence ended before 24 Nov 2026"], taken: [] }
      ]
    })
    await userEvent.click(button("Pick a driver"))
    expect(await screen.findByText("Driving licence ended before 24 Nov 2026")).toBeTruthy()
    expect(screen.getByText("Warning: 8.5 hours of rest, fewer than eleven hours")).toBeTruthy()
    expect(isGrey("Pick Omar Haddad")).toBe(true)
    await userEvent.click(button("Pick Grace Lee"))
    expect(await screen.findByText("Driver saved")).toBeTruthy()
    expect(asked).toEqual([{ do: "pickDriver", id: 12 }])
  })

  it("find somebody by name where there are many", async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...{ id: 20 + at, firstname: "Ann", lastname: `Number ${at}`, verdict: "MAY" as const },
      ...{ because: [], taken: [] }
    }))
    await openJob({ drivers: [...many, { ...omar, verdict: "MAY", because: [], taken: [] }] })
    await userEvent.click(button("Pick a driver"))
    await userEvent.type(await screen.findByRole("searchbox", { name: "Find a driver by name" }), "hadd")
    expect(screen.getAllByRole("button", { name: /^Pick .+ .+/ }).map((one) => one.ariaLabel)).toContain(
      "Pick Omar Haddad"
    )
    expect(screen.queryByRole("button", { name: "Pick Ann Number 3" })).toBeNull()
    await userEvent.type(screen.getByRole("searchbox", { name: "Find a driver by name" }), "zzz")
    expect(screen.getByText("Nothing here is called so.")).toBeTruthy()
  })

  it("book a worker, and go on while seats are left", async () => {
    const booked = {
      shiftDate: "2026-11-24T09:00:00.000Z",
      shiftEndDate: "2026-11-24T15:00:00.000Z",
      id: 5,
      shiftStatus: "BOOKED" as const,
      version: 1,
      worker: grace
    }
    const { asked, act } = listening(jobOf({ version: 4, transportWorkerSpecList: [nurses([booked])] }))
    await openJob({
      act,
      workers: [
        {
          workerSpecId: 11,
          workers: [
            { ...grace, verdict: "MAY", because: [], taken: [] },
            { ...omar, verdict: "MAY", because: [], taken }
          ]
        }
      ]
    })
    await userEvent.click(button("Book a worker: Nurse"))
    expect(within(await screen.findByRole("dialog")).getByText("0 of 2 booked, 2 seats left")).toBeTruthy()
    expect(await screen.findByRole("button", { name: "Book Omar Haddad" })).toBeTruthy()
    expect(isGrey("Book Omar Haddad")).toBe(true)
    await userEvent.click(button("Book Grace Lee"))
    expect(await screen.findByText("Booked worker")).toBeTruthy()
    expect(asked).toEqual([{ do: "bookWorker", specId: 11, workerId: 12 }])
    expect(within(screen.getByRole("dialog")).getByText("1 of 2 booked, one seat left")).toBeTruthy()
  })
})
