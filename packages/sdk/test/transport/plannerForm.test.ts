import type { TransportJob } from "@crewfleet/sdk"
import { type CrewHours, crewHoursOf, enteredNow, plannerForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { someJob } from "./someJob.ts"

const now = "2026-12-01T12:00:00.000Z"
const first = {
  id: 1,
  start: "2026-11-20T08:00:00.000Z",
  end: "2026-11-20T16:00:00.000Z",
  breakTime: 30,
  at: "2026-11-20T18:00:00.000Z"
}
const booking = (id: number, shiftStatus: string, times: ReadonlyArray<typeof first> = []) => ({
  id,
  shiftStatus,
  ...{ shiftDate: first.start, shiftEndDate: first.end },
  version: 1,
  worker: { id: id + 100, firstname: "Ada", lastname: `Hill ${id}` },
  times
})
const job: TransportJob = {
  ...someJob,
  shiftDate: first.start,
  shiftEndDate: first.end,
  breakTime: 30,
  transportWorkerSpecList: [
    {
      ...{
        workerSpecId: 5,
        rowId: "code-2",
        assignmentCode: 2,
        assignmentCodeName: "Driver",
        gender: "MALE"
      },
      ...{ numberOfStaff: 1, bookingsCount: 1 },
      bookings: [booking(1, "COMPLETED", [first]), booking(2, "APPLIED"), booking(3, "CANCELLED")]
    },
    {
      ...{ workerSpecId: 6, rowId: "code-32", assignmentCode: 32, assignmentCodeName: "Nurse" },
      ...{ gender: "NO_PREFERENCE", numberOfStaff: 2, bookingsCount: 1 },
      bookings: [booking(4, "BOOKED"), booking(5, "NEW"), booking(6, "EXPIRED")]
    }
  ]
}
const hours: CrewHours = crewHoursOf(job)
const told = plannerForm.read(hours)
const typed = (rowId: string, changes: object): typeof told => ({
  times: told.times.map((row) => (row.rowId === rowId ? { ...row, ...changes } : row))
})
const facts = { ...hours, now }
const problemsOf = (form: typeof told) =>
  plannerForm.problems(form, facts).map(({ field, text }) => [field, text])
const whole = { start: first.start, end: "2026-11-20T15:45:00.000Z", breakTime: "20" }

describe("the hours of a crew", () => {
  it("are entered where something else is typed than is known, in whatever order that came", () => {
    const turned = told.times.map((row) => Object.fromEntries(Object.entries(row).reverse()))
    expect(enteredNow({ times: turned as unknown as typeof told.times }, hours)).toEqual([])
    expect(enteredNow(typed("booking-1", { breakTime: "45" }), hours)).toMatchObject([{ bookingId: 1 }])
  })

  it("are of those who take any, by what they are booked as, and begin with what was entered last", () => {
    expect(hours.crew.map(({ bookingId, name, role }) => [bookingId, name, role])).toEqual([
      [1, "Ada Hill 1", "Driver"],
      [4, "Ada Hill 4", "Nurse"]
    ])
    expect(told.times).toEqual([
      { rowId: "booking-1", start: first.start, end: first.end, breakTime: "30", reason: "" },
      { rowId: "booking-4", start: "", end: "", breakTime: "", reason: "" }
    ])
  })

  it("are sent of those alone for whom something was typed", () => {
    expect(enteredNow(told, hours)).toEqual([])
    expect(problemsOf(told)).toEqual([["times", "Enter or correct the hours of somebody first"]])
    const form = typed("booking-4", whole)
    expect(enteredNow(form, hours).map(({ bookingId, version }) => [bookingId, version])).toEqual([[4, 1]])
    expect(problemsOf(form)).toEqual([])
  })

  it("need a start and an end, and what can have been worked", () => {
    expect(problemsOf(typed("booking-4", { breakTime: "20" }))).toEqual([
      ["times/booking-4/start", "Enter when the work began"],
      ["times/booking-4/end", "Enter when the work ended"]
    ])
    expect(problemsOf(typed("booking-4", { ...whole, start: "2026-11-31" }))).toEqual([
      ["times/booking-4/start", "Start must be a real date and time"]
    ])
    expect(problemsOf(typed("booking-4", { ...whole, end: first.start }))).toEqual([
      ["times/booking-4/end", "The end must be after the start"]
    ])
  })

  it("want a reason where an earlier entry is corrected, or given up", () => {
    const reason = ["times/booking-1/reason", "Say why the earlier entry is corrected"]
    expect(problemsOf(typed("booking-1", { end: whole.end }))).toEqual([reason])
    expect(problemsOf(typed("booking-1", { end: whole.end, reason: "  " }))).toEqual([reason])
    expect(problemsOf(typed("booking-1", { end: whole.end, reason: "A slip" }))).toEqual([])
    expect(problemsOf(typed("booking-1", { start: "", end: "", reason: "A slip" }))).toHaveLength(2)
    expect(problemsOf(typed("booking-1", { end: whole.end, reason: "x".repeat(501) }))).toEqual([
      ["times/booking-1/reason", "Why the entry is corrected must be 500 characters or fewer"]
    ])
  })

  it("are asked about where they are odd, until somebody says that they are right", () => {
    const odd = typed("booking-4", { ...whole, end: "2026-11-20T19:00:00.000Z", breakTime: "" })
    expect(problemsOf(odd)).toEqual([])
    const doubts = plannerForm.unconfirmed(odd, facts, [])
    expect(doubts.map(({ field, text }) => [field, text.split(":")[0]])).toEqual([
      ["times/booking-4/end", "Ada Hill 4"],
      ["times/booking-4/breakTime", "Ada Hill 4"]
    ])
    expect(plannerForm.unconfirmed(odd, facts, doubts)).toEqual([])
    const other = typed("booking-4", { ...whole, end: "2026-11-20T20:00:00.000Z", breakTime: "" })
    expect(plannerForm.unconfirmed(other, facts, doubts)).toHaveLength(2)
  })
})
