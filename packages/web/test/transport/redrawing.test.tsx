import { transportForm } from "@crewfleet/sdk/rules"
import { cleanup, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useFormPlace } from "../../src/form/useFormPlace.ts"
import { RequestPages } from "../../src/transport/RequestPages.tsx"
import { fillIn } from "../person.ts"
import { complete } from "./someRequests.ts"

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
beforeEach(() => {
  drawn.length = 0
})
afterEach(() => {
  cleanup()
  history.replaceState(null, "", "/")
})

function Filling() {
  const [answers, setAnswers] = useState<typeof transportForm.empty>(complete)
  const place = useFormPlace("/guest/transport/request/1")
  return (
    <RequestPages
      title="Secure Transport Request Form"
      place={place}
      answers={answers}
      problems={[]}
      refusals={[]}
      left={{}}
      busy={false}
      unkept={false}
      act="Send request"
      onChange={(changes) => setAnswers({ ...answers, ...changes })}
      onLeftRead={() => {}}
      onSubmit={() => {}}
      frame={({ children }) => children}
    />
  )
}

const texts = transportForm.sections.flatMap(({ id, fields }) =>
  fields
    .filter((field) => transportForm.questions[field].kind === "text")
    .filter((field) => transportForm.asked(complete).includes(field))
    .map((field) => [id, field] as const)
)

it.each(texts)("draws for a letter in %s only the question %s", (section, field) => {
  history.replaceState(null, "", `/guest/transport/request/1?section=${section}`)
  render(<Filling />)
  expect(drawn.length).toBeGreaterThan(0)
  drawn.length = 0
  const [control] = document.getElementsByName(field)
  fillIn(control, "Other")
  expect(screen.getByDisplayValue("Other")).toBeTruthy()
  expect(drawn).toEqual([field])
})
