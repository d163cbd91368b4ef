import type { Problem } from "@crewfleet/sdk"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { filledSynthetic, syntheticForm } from "../../../sdk/test/form/syntheticForm.ts"
import { AnswerList } from "../../src/form/AnswerList.tsx"
import { QuestionForm } from "../../src/form/QuestionForm.tsx"
import { Questions } from "../../src/form/Questions.tsx"
import { fillIn } from "../person.ts"

const now = "2026-11-20T10:00:00.000Z"
type Answers = typeof syntheticForm.empty

afterEach(cleanup)

/** Nothing is answered but the signature, as nothing is drawn here. */
const signed: Answers = { ...syntheticForm.empty, signature: filledSynthetic.signature }

/** The synthetic form, with what was answered last. */
const open = (start: Answers = signed) => {
  const latest = { answers: start }
  function Filling() {
    const [answers, setAnswers] = useState(start)
    const [problems, setProblems] = useState<ReadonlyArray<Problem>>([])
    latest.answers = answers
    return (
      <QuestionForm
        of={syntheticForm}
        problems={problems}
        onSubmit={() => setProblems(syntheticForm.problems(answers, { now }))}
      >
        <Questions
          of={syntheticForm}
          answers={answers}
          problems={problems}
          odd={Object.fromEntries(
            ["licenceProof", "dbsCertificate", "immunity"].map((field) => [field, () => null])
          )}
          onChange={(changes) => setAnswers({ ...answers, ...changes })}
        />
        <button type="submit">Send</button>
      </QuestionForm>
    )
  }
  render(<Filling />)
  return latest
}
const type = (label: string, value: string) => fillIn(screen.getByLabelText(label), value)

it("draws every question that is asked, and those that an answer brings", async () => {
  const latest = open()
  for (const { label } of [syntheticForm.questions.firstname, syntheticForm.questions.sortCode])
    expect(screen.getByLabelText(label)).toBeTruthy()
  expect(screen.queryByLabelText("Hours a week")).toBeNull()
  await userEvent.click(screen.getByLabelText("Part time"))
  type("Hours a week", "20")
  expect(latest.answers).toMatchObject({ hours: "PART", weeklyHours: "20" })
  expect(await screen.findByLabelText("My typed name is my signature")).toBeTruthy()
})

it("tells each problem at its field, also in rows, and leads there from the summary", async () => {
  open({
    ...filledSynthetic,
    firstname: "",
    employments: filledSynthetic.employments.map((row) => ({ ...row, employer: "" }))
  })
  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  const summary = await screen.findByRole("alert")
  const links = within(summary)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))
  expect(links).toEqual(["#firstname", "#employments/e1/employer"])
  await userEvent.click(within(summary).getByRole("link", { name: "Enter the employer" }))
  expect(document.activeElement).toBe(screen.getByLabelText("Employer"))
  expect(screen.getByLabelText("Employer").getAttribute("aria-invalid")).toBe("true")
})

it("adds rows with the focus in the new one, and removes the one that is meant", async () => {
  const latest = open(filledSynthetic)
  const employments = within(screen.getByRole("region", { name: "Employments" }))
  await userEvent.click(employments.getByRole("button", { name: "Add another employment" }))
  const heading = await screen.findByRole("heading", { name: "Employment 2" })
  const second = within(heading.closest("li") as HTMLElement)
  await waitFor(() => expect(document.activeElement).toBe(second.getByLabelText("Employer")))
  fireEvent.change(second.getByLabelText("Employer"), { target: { value: "Southway" } })
  await userEvent.click(screen.getByRole("button", { name: "Remove Employment 1" }))
  await waitFor(() =>
    expect(latest.answers.employments.map(({ employer }) => employer)).toEqual(["Southway"])
  )
})

it("asks for details after the answer that wants them, and forgets no word of them", async () => {
  const latest = open()
  const group = within(screen.getByRole("group", { name: /Disability/ }))
  await userEvent.click(group.getByLabelText("Yes"))
  type("Details", "Hearing")
  await userEvent.click(group.getByLabelText("No"))
  expect(screen.queryByLabelText("Details")).toBeNull()
  await userEvent.click(group.getByLabelText("Yes"))
  expect(screen.getByLabelText<HTMLTextAreaElement>("Details").value).toBe("Hearing")
  expect(syntheticForm.write(latest.answers).disability).toEqual({ answer: true, details: "Hearing" })
})

it("shows answers in words to look at and to check, with a way to each", async () => {
  const changed = vi.fn()
  const { container } = render(
    <AnswerList of={syntheticForm} answers={filledSynthetic} given={["dob"]} onChange={changed} />
  )
  const shown = within(container)
  expect(shown.getByText("4 May 1990")).toBeTruthy()
  expect(shown.getByText("Employment 1: Employer").nextElementSibling?.textContent).toContain("Northway")
  expect(shown.getByText("Preferred name").nextElementSibling?.textContent).toContain("Not provided")
  expect(shown.queryByText("Hours a week")).toBeNull()
  await userEvent.click(shown.getByRole("button", { name: "Change Bank" }))
  expect(changed).toHaveBeenCalledWith("bank", "bank")
  expect(shown.getByText("4 May 1990").parentElement?.querySelector("button")).toBeNull()
})

it("finds a country by any usual name of it, and takes the one that is left typed", async () => {
  const latest = open()
  const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Country" })
  await userEvent.clear(field)
  await userEvent.type(field, "holl")
  await userEvent.click(await screen.findByRole("option", { name: "Netherlands" }))
  await waitFor(() => expect(latest.answers.address.country).toBe("Netherlands"))
  await userEvent.clear(field)
  await userEvent.type(field, "Northern Ireland")
  await userEvent.tab()
  await waitFor(() =>
    expect([latest.answers.address.country, field.value]).toEqual(["United Kingdom", "United Kingdom"])
  )
  await userEvent.clear(field)
  await userEvent.type(field, "congo")
  expect(await screen.findAllByRole("option")).toHaveLength(2)
  await userEvent.tab()
  await waitFor(() => expect([latest.answers.address.country, field.value]).toEqual(["", ""]))
})
