import { handlers, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { openStep, recordOf, serveLogs, service, someLog } from "./openLog.tsx"

/** The names of the questions that were drawn, in the order of drawing. */
const drawn: Array<string> = []
vi.mock(import("../../src/form/QuestionField.tsx"), async (original) => {
  const { QuestionField } = await original()
  return {
    QuestionField: (control: Parameters<typeof QuestionField>[0]) => {
      drawn.push(control.name)
      return QuestionField(control)
    }
  }
})
/** How often the three results of a check were drawn. */
const notes: Array<string> = []
vi.mock(import("../../src/ui/Field.tsx"), async (original) => {
  const field = await original()
  return {
    ...field,
    FieldNotes: (props: Parameters<typeof field.FieldNotes>[0]) => {
      notes.push(props.id)
      return field.FieldNotes(props)
    }
  }
})

/** The names of the times that were drawn. */
const times: Array<string> = []
vi.mock(import("../../src/form/InstantField.tsx"), async (original) => {
  const { InstantField } = await original()
  return {
    InstantField: (props: Parameters<typeof InstantField>[0]) => {
      times.push(props.name)
      return InstantField(props)
    }
  }
})

serveLogs()
beforeEach(() => {
  drawn.length = 0
  notes.length = 0
  times.length = 0
})

it("draws for a letter about the vehicle neither a check nor another question", async () => {
  await openStep("vehicle")
  const field = await screen.findByLabelText("Mileage at the start")
  expect(notes.filter((id) => id.endsWith("/result"))).not.toEqual([])
  await waitFor(() => expect(screen.getByText("Damage in words")).toBeTruthy())
  drawn.length = 0
  notes.length = 0
  fireEvent.change(field, { target: { value: "4" } })
  await waitFor(() => expect(drawn).toContain("startMileage"))
  expect(drawn.filter((name) => name !== "startMileage")).toEqual([])
  expect(notes.filter((id) => id.endsWith("/result"))).toEqual([])
})

it("draws for a check that check alone", async () => {
  await openStep("vehicle")
  const [pass] = await screen.findAllByRole("radio", { name: "Pass" })
  notes.length = 0
  fireEvent.click(pass as HTMLElement)
  await waitFor(() =>
    expect(new Set(notes.filter((id) => id.endsWith("/result")))).toEqual(new Set(["lamps/result"]))
  )
})

it("draws for a digit of a break the row of that member of the crew alone", async () => {
  const [line] = someLog.job.transportWorkerSpecList ?? []
  const [booking] = line?.bookings ?? []
  const bookings = [11, 12].map((id) => ({
    ...booking,
    id,
    worker: { id, firstname: "Grace", lastname: `Lee ${id}` }
  }))
  const job = { ...someLog.job, transportWorkerSpecList: [{ ...line, bookings, numberOfStaff: 2 }] }
  const records = [recordOf("dropOff", { dropOff: { pdroppedOff: true } }, uuid(1))]
  const log = { ...someLog, job: job as typeof someLog.job, records }
  service.use(handlers.leader.read(() => log))
  await openStep("plan", { log })
  const [first] = await screen.findAllByLabelText("Break in minutes")
  expect(new Set(times).size).toBe(4)
  times.length = 0
  fireEvent.change(first as HTMLElement, { target: { value: "5" } })
  await waitFor(() => expect(times).toContain("times/booking-11/start"))
  expect(new Set(times)).toEqual(new Set(["times/booking-11/start", "times/booking-11/end"]))
})
