// @vitest-environment jsdom
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { press, problems } from "../person.ts"
import { chooseCurrency, openWizard, serveWizard } from "./openWizard.tsx"

serveWizard()

it("names every answer that is missing, in the summary and beside its field", async () => {
  openWizard()
  await chooseCurrency()
  await press("Next")
  await userEvent.type(await screen.findByLabelText("City"), "Leeds")
  await press("Next")

  expect(await problems()).toEqual([
    "Please fill in all required contact details",
    "Please enter a valid phone number",
    "Street address is required",
    "State/Province is required",
    "Country is required"
  ])
  expect(screen.getByLabelText("Country").getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Leeds")
})

it("marks the postal code, and nothing else, as optional", async () => {
  openWizard()
  await chooseCurrency()
  await press("Next")
  expect(await screen.findByLabelText("Postal code (optional)")).toBeTruthy()
  expect(screen.getAllByText("(optional)")).toHaveLength(1)
})
