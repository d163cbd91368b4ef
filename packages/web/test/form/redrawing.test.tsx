import { cleanup, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { filledSynthetic, syntheticForm } from "../../../sdk/test/form/syntheticForm.ts"
import type { AnyControlProps } from "../../src/form/ControlProps.ts"
import { QuestionField } from "../../src/form/QuestionField.tsx"
import { Questions } from "../../src/form/Questions.tsx"
import { RowsField } from "../../src/form/RowsField.tsx"
import { fillIn } from "../person.ts"

afterEach(cleanup)

/** The names of the questions that were drawn, in the order of drawing. */
const drawn: Array<string> = []
beforeEach(() => {
  drawn.length = 0
})

const noted = (control: AnyControlProps) => {
  drawn.push(control.name)
  return <QuestionField {...control} />
}
const inRows = { employer: noted, position: noted }
const notedRows = (control: AnyControlProps) => {
  drawn.push(control.name)
  return <RowsField {...control} odd={inRows} />
}
const odd = { firstname: noted, sortCode: noted, address: noted, employments: notedRows }

const [employment] = filledSynthetic.employments
const rowIds = ["e1", "e2", "e3"]
const start = { ...filledSynthetic, employments: rowIds.map((rowId) => ({ ...employment, rowId })) }

function Filling() {
  const [answers, setAnswers] = useState(start as typeof syntheticForm.empty)
  return (
    <Questions
      of={syntheticForm}
      fields={Object.keys(odd)}
      answers={answers}
      problems={[]}
      odd={odd}
      onChange={(changes) => setAnswers({ ...answers, ...changes })}
    />
  )
}

const type = (name: string, value: string) => {
  const field = document.getElementsByName(name).item(0)
  drawn.length = 0
  fillIn(field, value)
}

it("draws for a letter only the question that it is typed in, and loses no letter typed in another before", () => {
  render(<Filling />)
  type("firstname", "Samantha")
  expect(drawn).toEqual(["firstname"])
  type("sortCode", "20-00-01")
  expect(drawn).toEqual(["sortCode"])
  expect(screen.getByDisplayValue("Samantha")).toBeTruthy()
})

it("draws of rows only the question that is typed in", () => {
  render(<Filling />)
  type("employments/e2/employer", "Southway")
  expect(drawn).toEqual(["employments", "employments/e2/employer"])
  type("employments/e3/position", "Nurse")
  expect(drawn).toEqual(["employments", "employments/e3/position"])
  expect(screen.getByDisplayValue("Southway")).toBeTruthy()
})
