import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { press, problems } from "../person.ts"
import { openWizard, serveWizard, service } from "./openWizard.tsx"

serveWizard()

it("asks for a currency", async () => {
  openWizard()
  await screen.findByRole("combobox", { name: "Base currency" })
  await press("Next")
  expect(await problems()).toEqual(["Please select a base currency"])
  expect(document.activeElement).toBe(screen.getByRole("alert", { name: "There is a problem" }))
  await userEvent.click(screen.getByRole("link", { name: "Please select a base currency" }))
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Base currency" }))
})

it("says that the currencies could not be loaded, and loads them again", async () => {
  service.use(handlers.agency.currencies(failing(500)))
  openWizard()
  expect(await screen.findByText("Failed to load supported currencies. Please try again later.")).toBeTruthy()
  service.resetHandlers()
  await press("Retry")
  expect(await screen.findByRole("combobox", { name: "Base currency" })).toBeTruthy()
})

it("says that there are none, and looks again", async () => {
  service.use(handlers.agency.currencies(() => []))
  openWizard()
  expect(await screen.findByText("No currencies available")).toBeTruthy()
  service.resetHandlers()
  await press("Retry")
  expect(await screen.findByRole("combobox", { name: "Base currency" })).toBeTruthy()
})
