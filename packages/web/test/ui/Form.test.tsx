import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Button } from "../../src/ui/Button.tsx"
import type { Problem } from "../../src/ui/ErrorSummary.tsx"
import { Form } from "../../src/ui/Form.tsx"
import { TextField } from "../../src/ui/TextField.tsx"

const message = "Street address is required"

function AddressForm({
  onSubmit = () => {},
  busy = false,
  attempts = 0
}: {
  onSubmit?: (answers: FormData) => void
  busy?: boolean
  attempts?: number
}) {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const submit = (form: HTMLFormElement) => {
    const answers = new FormData(form)
    onSubmit(answers)
    setProblems(answers.get("street") ? [] : [{ field: "street", text: message }])
  }
  return (
    <Form problems={problems} busy={busy} attempts={attempts} onSubmit={submit}>
      <TextField name="street" label="Street" problem={problems[0]?.text} />
      <TextField name="city" label="City" />
      <Button type="submit">Continue</Button>
    </Form>
  )
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Continue" }))
const summary = () => screen.getByRole("alert", { name: "There is a problem" })

beforeEach(() => {
  document.title = "Address"
})
afterEach(cleanup)

describe("Form", () => {
  it("focuses the summary of problems and marks the page's title", async () => {
    render(<AddressForm />)

    await submit()

    expect(document.activeElement).toBe(summary())
    expect(document.title).toBe("Error: Address")
  })

  it("focuses the summary again when the same problem is submitted again", async () => {
    render(<AddressForm />)
    await submit()
    await submit()

    expect(document.activeElement).toBe(summary())
    expect(document.title).toBe("Error: Address")
  })

  it("focuses the summary again when something else is tried", async () => {
    const { rerender } = render(<AddressForm />)
    await submit()
    screen.getByLabelText("City").focus()

    rerender(<AddressForm attempts={1} />)

    expect(document.activeElement).toBe(summary())
  })

  it("leads from a line of the summary to its field", async () => {
    render(<AddressForm />)
    await submit()

    await userEvent.click(screen.getByRole("link", { name: message }))

    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Street" }))
  })

  it("keeps every answer, and clears summary and title once the answers are right", async () => {
    render(<AddressForm />)
    await userEvent.type(screen.getByLabelText("City"), "Leeds")
    await submit()
    expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Leeds")

    await userEvent.type(screen.getByLabelText("Street"), "1 High Street")
    await submit()

    expect(screen.queryByRole("alert")).toBeNull()
    expect(document.title).toBe("Address")
  })

  it("hands over the answers by name", async () => {
    const answered = vi.fn((answers: FormData) => Object.fromEntries(answers))
    render(<AddressForm onSubmit={answered} />)

    await userEvent.type(screen.getByLabelText("Street"), "1 High Street{Enter}")

    expect(answered).toHaveReturnedWith({ street: "1 High Street", city: "" })
  })

  it("ignores Enter while busy", async () => {
    const answered = vi.fn()
    render(<AddressForm busy onSubmit={answered} />)

    await userEvent.type(screen.getByLabelText("Street"), "1 High Street{Enter}")

    expect(answered).not.toHaveBeenCalled()
  })
})
