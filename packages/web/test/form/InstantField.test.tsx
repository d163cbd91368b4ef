import { type AnyForm, authorisationForm } from "@crewfleet/sdk/rules"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { QuestionField } from "../../src/form/QuestionField.tsx"
import { InZone } from "../../src/time/InZone.tsx"
import { fillIn } from "../person.ts"

afterEach(cleanup)

const { questions }: AnyForm = authorisationForm

/** Asks when a job starts, by the clocks of London, and says what is meant. */
function Asked() {
  const [start, setStart] = useState("")
  return (
    <InZone zone="Europe/London">
      <QuestionField
        name="start"
        question={questions.start}
        value={start}
        problems={[]}
        onChange={setStart}
        nested={() => null}
      />
      <output>{start}</output>
    </InZone>
  )
}

const type = (value: string) => fillIn(screen.getByLabelText("Start"), value)
const meant = () => screen.getByRole("status").textContent
const choices = () => screen.queryAllByRole("radio")

it("asks which of two instants is meant in the hour that comes twice, in any form", async () => {
  render(<Asked />)
  type("2026-10-25T01:30")
  expect(meant()).toBe("2026-10-25T00:30:00.000Z")
  expect(screen.getByLabelText<HTMLInputElement>("The first time (BST)").checked).toBe(true)
  await userEvent.click(screen.getByLabelText("The second time (GMT)"))
  await waitFor(() => expect(meant()).toBe("2026-10-25T01:30:00.000Z"))
  expect(screen.getByLabelText<HTMLInputElement>("Start").value).toBe("2026-10-25T01:30")
  type("2026-10-25T02:30")
  expect(meant()).toBe("2026-10-25T02:30:00.000Z")
  expect(choices()).toEqual([])
})

it("asks nothing in March, when the clocks leave an hour out, which it takes an hour later", () => {
  render(<Asked />)
  type("2027-03-28T01:30")
  expect(meant()).toBe("2027-03-28T01:30:00.000Z")
  expect(screen.getByLabelText<HTMLInputElement>("Start").value).toBe("2027-03-28T02:30")
  expect(choices()).toEqual([])
})
