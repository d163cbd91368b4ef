import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { PasswordField } from "../../src/ui/PasswordField.tsx"
import { TextField } from "../../src/ui/TextField.tsx"

afterEach(cleanup)

const describedBy = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)

describe("TextField", () => {
  it("is described by its hint and its problem, and is marked as wrong", () => {
    render(<TextField name="phone" label="Telephone" hint="With area code" problem="Enter a number" />)
    const control = screen.getByRole("textbox", { name: "Telephone" })

    expect(describedBy(control)).toEqual(["With area code", "Enter a number"])
    expect(control.getAttribute("aria-invalid")).toBe("true")
  })

  it("carries neither description nor mark when there is nothing to say", () => {
    render(<TextField name="phone" label="Telephone" />)
    const control = screen.getByRole("textbox", { name: "Telephone" })

    expect(control.hasAttribute("aria-describedby")).toBe(false)
    expect(control.hasAttribute("aria-invalid")).toBe(false)
  })

  it("says when an answer is optional", () => {
    render(<TextField name="postalCode" label="Postcode" optional />)

    expect(screen.getByRole("textbox", { name: "Postcode (optional)" })).toBeTruthy()
  })
})

describe("PasswordField", () => {
  it("shows and hides what was typed without losing it", async () => {
    render(<PasswordField name="password" label="Password" />)
    const control = screen.getByLabelText<HTMLInputElement>("Password")
    await userEvent.type(control, "Crewfleet-2026")
    expect(control.type).toBe("password")

    await userEvent.click(screen.getByRole("button", { name: "Show password" }))
    expect(control.type).toBe("text")

    await userEvent.click(screen.getByRole("button", { name: "Hide password" }))
    expect([control.type, control.value]).toEqual(["password", "Crewfleet-2026"])
  })
})
