import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { MultiSelectField } from "../../src/ui/MultiSelectField.tsx"

afterEach(cleanup)

const choices = ["Active", "Inactive", "Completed", "Lost"].map((label) => ({
  value: label.toUpperCase(),
  label
}))

function Statuses() {
  const [value, setValue] = useState<ReadonlyArray<string>>([])
  return (
    <MultiSelectField
      name="statuses"
      label="Status"
      placeholder="Any status"
      choices={choices}
      value={value}
      onChange={setValue}
    />
  )
}

it("chooses several by keyboard, and tells which or how many", async () => {
  render(<Statuses />)
  const button = screen.getByRole("combobox", { name: "Status" })
  expect(button.textContent).toBe("Any status")
  button.focus()
  await userEvent.keyboard("{Enter}")
  await userEvent.click(await screen.findByRole("option", { name: "Active" }))
  await userEvent.click(screen.getByRole("option", { name: "Completed" }))
  expect(button.textContent).toBe("Active, Completed")
  expect(screen.getByRole("option", { name: "Active" }).getAttribute("aria-selected")).toBe("true")
  await userEvent.click(screen.getByRole("option", { name: "Inactive" }))
  await userEvent.click(screen.getByRole("option", { name: "Lost" }))
  expect(button.textContent).toBe("4 chosen")
  await userEvent.click(screen.getByRole("option", { name: "Lost" }))
  expect(button.textContent).toBe("Active, Completed, Inactive")
})
