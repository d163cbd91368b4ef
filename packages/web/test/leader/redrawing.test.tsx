import { fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { openStep, serveLogs } from "./openLog.tsx"

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

serveLogs()
beforeEach(() => {
  drawn.length = 0
  notes.length = 0
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
