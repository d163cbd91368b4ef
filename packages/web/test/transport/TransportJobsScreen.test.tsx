import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { TransportBoardScreen } from "../../src/transport/TransportBoardScreen.tsx"
import { TransportJobsScreen } from "../../src/transport/TransportJobsScreen.tsx"
import { TransportScheduleScreen } from "../../src/transport/TransportScheduleScreen.tsx"
import { firstRow } from "../person.ts"
import { visiting } from "../visiting.ts"
import { logicsWith } from "./openTransport.tsx"

visiting()

const late = {
  id: 7,
  refPrefix: "TJ-7",
  transportStatus: "ACCEPTED",
  dateTimeRequired: "2026-11-24T09:00:00.000Z",
  pickupPostCode: "SE5 8AZ",
  destinationPostCode: "NW3 2QG",
  pward: "Ward 3",
  clientName: "Rowan Trust",
  seats: 2,
  seatsBooked: 1,
  applied: 3,
  lacks: ["VEHICLE", "SEATS"],
  urgency: "LATE"
} as const

describe("TransportJobsScreen", () => {
  it("marks in words what is late, and says what is yet to do", async () => {
    history.replaceState(null, "", "/agency/jobs/transport")
    render(<TransportJobsScreen userType="AGENCY" agencyId={4} logics={logicsWith({ lines: [late] })} />)
    const [reference, pickup, journey, crew, toDo, status] = await firstRow()
    expect([reference, crew, status]).toEqual(["TJ-7", "1\u00a0of\u00a02", "Accepted"])
    expect(pickup).toMatch(/24 Nov 2026, 09:00\s*Late/)
    expect(journey).toContain("SE5 8AZ > NW3 2QG")
    expect(toDo).toBe("Pick a vehicle; Book every seat; 3 applied")
    expect(screen.getByRole("link", { name: "TJ-7" }).getAttribute("href")).toBe("/agency/jobs/transport/7")
    expect(screen.getByRole("heading", { name: /Open jobs/ })).toBeTruthy()
  })

  it("lets an agency say how long a job usually takes", async () => {
    history.replaceState(null, "", "/agency/jobs/transport")
    const sent: Array<unknown> = []
    const usualLength = (form: unknown) => sent.push(form)
    render(<TransportJobsScreen userType="AGENCY" agencyId={4} logics={logicsWith({ usualLength })} />)
    await userEvent.click(await screen.findByRole("button", { name: "Usual length" }))
    const minutes = await screen.findByLabelText<HTMLInputElement>("Minutes")
    expect(minutes.value).toBe("360")
    await userEvent.clear(minutes)
    await userEvent.type(minutes, "300")
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await expect.poll(() => sent).toEqual([{ usualMinutes: "300" }])
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
  })

  it("lets an agency add checks of its vehicles, grade and remove them", async () => {
    history.replaceState(null, "", "/agency/jobs/transport")
    const sent: Array<unknown> = []
    const checks = (form: unknown) => sent.push(form)
    render(<TransportJobsScreen userType="AGENCY" agencyId={4} logics={logicsWith({ checks })} />)
    await userEvent.click(await screen.findByRole("button", { name: "Vehicle checks" }))
    const [ramp] = await screen.findAllByLabelText<HTMLInputElement>(/What is looked at/)
    expect(ramp?.value).toBe("Ramp")
    await userEvent.type(ramp as HTMLInputElement, " and its lock")
    await userEvent.click(screen.getByRole("button", { name: /^Add/ }))
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    expect((await screen.findAllByText("Say what is looked at")).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    const fields = screen.getAllByLabelText(/What is looked at/)
    await userEvent.type(fields[1] as HTMLElement, "Oxygen")
    const gravities = screen.getAllByLabelText(/Where it fails, it is/)
    await userEvent.selectOptions(gravities[1] as HTMLElement, "Minor")
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent).toMatchObject([
      {
        checks: [
          { rowId: "ramp", label: "Ramp and its lock", gravity: "CRITICAL" },
          { label: "Oxygen", gravity: "MINOR" }
        ]
      }
    ])
  })

  it("shows an administrator what is erased soon, to look at and hold, and an agency not", async () => {
    history.replaceState(null, "", "/admin/jobs/transport")
    const leaving = {
      ...{ id: 9, refPrefix: "TJ-9", transportStatus: "CLOSED" as const },
      ...{ dateTimeRequired: "2006-11-24T09:00:00.000Z", erasedFrom: "2026-12-01T09:00:00.000Z" }
    }
    const { unmount } = render(
      <TransportJobsScreen userType="ADMIN" logics={logicsWith({ leaving: [leaving] })} />
    )
    await userEvent.click(await screen.findByRole("button", { name: "Due for erasure" }))
    const dialog = within(await screen.findByRole("dialog"))
    const link = await dialog.findByRole("link", { name: "TJ-9" })
    expect(link.getAttribute("href")).toBe("/admin/jobs/vehicle/view/9")
    expect(link.parentElement?.textContent).toBe("TJ-9, 24 Nov 2006, 09:00, closed: from 1 Dec 2026")
    unmount()
    render(<TransportJobsScreen userType="AGENCY" agencyId={4} logics={logicsWith({})} />)
    await screen.findByRole("button", { name: "Usual length" })
    expect(screen.queryByRole("button", { name: "Due for erasure" })).toBeNull()
  })

  it("leads an administrator to the address that the specification names", async () => {
    history.replaceState(null, "", "/admin/jobs/transport")
    const lines = [{ ...late, agencyName: "Northway" }]
    render(<TransportJobsScreen userType="ADMIN" logics={logicsWith({ lines })} />)
    expect(await firstRow()).toContain("Northway")
    expect(screen.getByRole("link", { name: "TJ-7" }).getAttribute("href")).toBe("/admin/jobs/vehicle/view/7")
    expect(screen.queryByRole("link", { name: "Board" })).toBeNull()
  })
})

describe("TransportBoardScreen", () => {
  it("shows a column a status, with what is late marked, and one column at a time on a phone", async () => {
    render(<TransportBoardScreen agencyId={4} logics={logicsWith({ lines: [late] })} />)
    const accepted = await screen.findByRole("region", { name: /Accepted/ })
    expect(within(accepted).getByText("Late")).toBeTruthy()
    expect(within(accepted).getByRole("link", { name: "All 2" }).getAttribute("href")).toBe(
      "/agency/jobs/transport?status=ACCEPTED"
    )
    expect(accepted.dataset.shown).toBe("true")
    await userEvent.selectOptions(screen.getByLabelText("Column"), "New: 0")
    expect(accepted.dataset.shown).toBe("false")
  })
})

describe("TransportScheduleScreen", () => {
  it("shows jobs and hires of a day in groups, and marks who rests less than eleven hours", async () => {
    history.replaceState(null, "", "/agency/jobs/transport/schedule?view=day&date=2026-11-24&as=table")
    const span = (day: string, from: string, to: string) => ({
      start: `2026-11-${day}T${from}:00.000Z`,
      end: `2026-11-${day}T${to}:00.000Z`
    })
    const job = { ref: "TJ-7", jobId: 7, status: "COMMITTED", ...span("24", "06:00", "10:00") }
    const hire = { ref: "81", bookingId: 81, status: "BOOKED", ...span("24", "12:00", "15:00") }
    const next = { ref: "TJ-8", jobId: 8, status: "ACCEPTED", ...span("24", "18:00", "22:00") }
    const elsewhere = { ref: "Work for another agency", ...span("24", "12:00", "16:00") }
    const lanes = [
      { kind: "VEHICLE" as const, id: 3, name: "Ford Transit", engagements: [job, hire] },
      { kind: "DRIVER" as const, id: 12, name: "Grace Lee", engagements: [job, next] },
      { kind: "CREW" as const, id: 13, name: "Omar Haddad", engagements: [elsewhere] }
    ]
    render(<TransportScheduleScreen agencyId={4} logics={logicsWith({ lanes })} />)
    expect(await screen.findByText("Vehicles")).toBeTruthy()
    expect(screen.getByText("Drivers")).toBeTruthy()
    expect(screen.getAllByText(/8 hours of rest, fewer than eleven/).length).toBe(2)
    expect(screen.getByText("Work for another agency").closest("a")).toBeNull()
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
    expect(targets).toEqual(
      expect.arrayContaining(["/agency/jobs/transport/7", "/agency/bookings/agency-list?search=81"])
    )
  })
})
