import type { TransportJob } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { entry, loggedJob } from "../../../sdk/test/transport/someSeats.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { JobPlanner } from "../../src/transport/JobPlanner.tsx"
import { fillIn, press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { planner, service } from "./openWorkerTransport.tsx"

serving(service)

/** Opens the planner of a job, and tells what it sends. */
const open = (told: Partial<TransportJob> = {}) => {
  const asked: Array<{ readonly id: number; readonly times: ReadonlyArray<object> }> = []
  const saves: Array<string> = []
  service.use(
    handlers.transport.byId(() => ({ ...loggedJob, ...told })),
    handlers.transport.saveTimes(({ payload }) => {
      asked.push(payload as (typeof asked)[number])
      return { ...loggedJob, ...told, version: 4 }
    })
  )
  render(
    <>
      <JobPlanner jobId={7} owner={undefined} logic={planner} onSaved={() => void saves.push("saved")} />
      <NoticeRegion />
    </>
  )
  return { asked, saves }
}

const worker = async (name: string) => within(await screen.findByRole("group", { name }))
const give = async (name: string, label: string, value: string) =>
  fillIn((await worker(name)).getByLabelText(label), value)

describe("the Job Planner", () => {
  it("has those who take hours by what they are booked as, with what was planned beside them", async () => {
    open()
    expect(await screen.findByRole("heading", { name: "Job Planner" })).toBeTruthy()
    await screen.findByRole("heading", { name: "Driver" })
    const names = screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent)
    expect(names.filter(Boolean)).toEqual(["Ada Hill", "Grace Lee"])
    expect(screen.queryByText("Nurse")).toBeNull()
    const grace = await worker("Grace Lee")
    expect(grace.getByText("Planned: 1 Jul 2026, 09:30")).toBeTruthy()
    expect(grace.getByText("Planned: 1 Jul 2026, 17:30")).toBeTruthy()
    expect(screen.getByText("Times are those of Europe – London.")).toBeTruthy()
  })

  it("marks in words what is other than planned, sends it, and says that it did", async () => {
    const { asked, saves } = open()
    await give("Grace Lee", "Start", "2026-07-01T09:30")
    await give("Grace Lee", "End", "2026-07-01T17:00")
    await give("Grace Lee", "Break in minutes", "20")
    const grace = await worker("Grace Lee")
    expect(grace.getByText("7 h 10 min of work")).toBeTruthy()
    expect(grace.getByText("End: 30 min earlier than planned")).toBeTruthy()
    expect(grace.getByText("Break: 30 min planned")).toBeTruthy()
    expect(grace.queryByText(/^Start:/)).toBeNull()
    await press("Complete")
    expect(await screen.findByText("Shift times updated")).toBeTruthy()
    expect(asked).toEqual([
      {
        id: 7,
        times: [
          {
            ...{ bookingId: 2, version: 2, breakTime: 20 },
            ...{ start: "2026-07-01T08:30:00.000Z", end: "2026-07-01T16:00:00.000Z" }
          }
        ]
      }
    ])
    await waitFor(() => expect(saves).toEqual(["saved"]))
  })

  it("takes hours as they were planned with one press", async () => {
    const { asked } = open()
    await press("Grace Lee: worked as planned")
    const grace = await worker("Grace Lee")
    expect(await grace.findByText("As planned", { selector: "span:not(button span)" })).toBeTruthy()
    await press("Complete")
    await screen.findByText("Shift times updated")
    expect(asked[0]?.times).toMatchObject([{ start: entry.start, end: entry.end, breakTime: 30 }])
  })

  it("takes hours as planned back in one, until somebody types over them", async () => {
    open()
    await give("Grace Lee", "Break in minutes", "20")
    const grace = await worker("Grace Lee")
    const value = () => grace.getByLabelText<HTMLInputElement>("Break in minutes").value
    const asPlanned = { name: "Grace Lee: worked as planned" }
    const undo = () => grace.findByRole("button", { name: "Undo: Grace Lee worked as planned" })
    await press(asPlanned.name)
    await waitFor(() => expect(value()).toBe("30"))
    const button = await undo()
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"))
    await userEvent.click(button)
    await waitFor(() => expect(value()).toBe("20"))
    await userEvent.click(await grace.findByRole("button", asPlanned))
    await undo()
    await give("Grace Lee", "Break in minutes", "25")
    expect(await grace.findByRole("button", asPlanned)).toBeTruthy()
  })

  it("keeps the first entry in sight, and wants a reason where it is corrected", async () => {
    const objection = "I stayed until six"
    const spec = loggedJob.transportWorkerSpecList[0]
    if (!spec) throw new Error("The job has a line of the crew")
    const [first, ...others] = spec.bookings
    if (!first) throw new Error("Somebody is booked")
    const objected = { ...first, times: [{ ...entry, objection }] }
    const { asked } = open({ transportWorkerSpecList: [{ ...spec, bookings: [objected, ...others] }] })
    const ada = await worker("Ada Hill")
    const told = /^Entered: 1 Jul 2026, 09:30 to 17:30, break 30 min/
    expect(ada.getByText(told)).toBeTruthy()
    expect(ada.getByText("The worker objects")).toBeTruthy()
    expect(ada.getByText(objection)).toBeTruthy()
    await give("Ada Hill", "End", "2026-07-01T18:00")
    await press("Complete")
    expect(await problems()).toEqual(["Say why the earlier entry is corrected"])
    await userEvent.type(ada.getByLabelText("Why the entry is corrected"), "As the worker says")
    await press("Complete")
    await screen.findByText("Shift times updated")
    expect(asked[0]?.times).toMatchObject([
      { bookingId: 1, end: "2026-07-01T17:00:00.000Z", reason: "As the worker says" }
    ])
    expect((await worker("Ada Hill")).getByText(told)).toBeTruthy()
  })

  it("asks about what is odd, and lets it pass", async () => {
    const { asked } = open()
    await give("Grace Lee", "Start", "2026-07-01T09:30")
    await give("Grace Lee", "End", "2026-07-01T19:30")
    await press("Complete")
    const question = within(await screen.findByRole("dialog", { name: "Is this right?" }))
    expect(question.getByText(/Grace Lee: The end is 2 h later than planned\./)).toBeTruthy()
    expect(question.getByText(/no break in 10 h.*regulation 12/)).toBeTruthy()
    await userEvent.click(question.getByRole("button", { name: "Change it" }))
    expect(asked).toEqual([])
    await press("Complete")
    await press("Yes, it is right")
    await screen.findByText("Shift times updated")
    expect(asked[0]?.times).toMatchObject([{ breakTime: 0 }])
  })

  it("says at their places what cannot be", async () => {
    const { asked } = open()
    await screen.findByRole("group", { name: "Grace Lee" })
    await press("Complete")
    expect(await problems()).toEqual(["Enter or correct the hours of somebody first"])
    await give("Grace Lee", "Start", "2026-07-01T17:30")
    await give("Grace Lee", "End", "2026-07-01T09:30")
    await press("Complete")
    expect(await problems()).toEqual(["The end must be after the start"])
    const end = (await worker("Grace Lee")).getByLabelText("End")
    expect(end.getAttribute("aria-invalid")).toBe("true")
    expect(asked).toEqual([])
  })

  it("counts what was worked while clocks change, and asks which of two hours is meant", async () => {
    open({ shiftDate: "2026-10-24T21:00:00.000Z", shiftEndDate: "2026-10-25T01:30:00.000Z", breakTime: 0 })
    await give("Grace Lee", "Start", "2026-10-24T22:00")
    await give("Grace Lee", "End", "2026-10-25T01:30")
    const grace = await worker("Grace Lee")
    expect(grace.getByText("3 h 30 min of work")).toBeTruthy()
    expect(grace.getByText("End: 1 h earlier than planned")).toBeTruthy()
    await userEvent.click(grace.getByLabelText("The second time (GMT)"))
    expect(grace.getByText("4 h 30 min of work")).toBeTruthy()
    expect(grace.queryByText(/earlier than planned/)).toBeNull()
    expect(grace.getByLabelText<HTMLInputElement>("End").value).toBe("2026-10-25T01:30")
    expect(grace.getByLabelText("The first time (BST)")).toBeTruthy()
  })

  it("takes no hours before the crew has left, and counters those of a closed job", async () => {
    open({ transportStatus: "COMMITTED" })
    expect(await screen.findByText("The journey has not started yet.")).toBeTruthy()
    expect((await worker("Grace Lee")).getByLabelText<HTMLInputElement>("Start").disabled).toBe(true)
    expect(screen.queryByRole("button", { name: "Complete" })).toBeNull()
  })

  it("says of a closed job that what is entered stands beside what was accepted", async () => {
    open({ transportStatus: "CLOSED" })
    expect(await screen.findByText("This job is closed")).toBeTruthy()
    expect(await screen.findByRole("button", { name: "Complete" })).toBeTruthy()
  })

  it("says where nobody is booked, and why it cannot be loaded", async () => {
    open({ transportWorkerSpecList: [] })
    expect(await screen.findByText("Nobody is booked")).toBeTruthy()
  })

  it("says why it cannot be loaded, and tries again", async () => {
    service.use(handlers.transport.byId(failing(500)))
    render(<JobPlanner jobId={7} owner={undefined} logic={planner} />)
    expect(await screen.findByText("Internal server error, please try later")).toBeTruthy()
    service.use(handlers.transport.byId(() => loggedJob))
    await press(/Try again|Retry/)
    expect(await screen.findByRole("group", { name: "Ada Hill" })).toBeTruthy()
  })
})
