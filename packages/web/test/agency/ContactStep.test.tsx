import { fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { press, problems } from "../person.ts"
import { chooseCurrency, giveContact, openWizard, serveWizard } from "./openWizard.tsx"

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
  expect(screen.getByRole("combobox", { name: "Country" }).getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Leeds")
})

it("offers the time zone that the agency has, and takes another", async () => {
  openWizard()
  await chooseCurrency()
  await press("Next")
  const zone = await screen.findByRole<HTMLInputElement>("combobox", { name: "Time zone" })
  expect(zone.value).toBe("Europe – London")
  await userEvent.click(zone)
  fireEvent.change(zone, { target: { value: "america/new york" } })
  await userEvent.keyboard("{ArrowDown}{Enter}")
  expect(zone.value).toBe("America – New York")
})

it("marks the postal code, and nothing else, as optional", async () => {
  openWizard()
  await chooseCurrency()
  await press("Next")
  expect(await screen.findByLabelText("Postal code (optional)")).toBeTruthy()
  expect(screen.getAllByText("(optional)")).toHaveLength(1)
})

it("takes no telephone number that nobody can ring, and keeps what was typed", async () => {
  openWizard()
  await chooseCurrency()
  await press("Next")
  await giveContact()
  const telephone = screen.getByLabelText<HTMLInputElement>("Telephone")
  for (const wrong of ["call me", "0113 496 0000 ext 2", "()", "00+44"]) {
    fireEvent.change(telephone, { target: { value: wrong } })
    await press("Next")
    expect(await problems()).toEqual([
      "Please fill in all required contact details",
      "Please enter a valid phone number"
    ])
    expect(telephone.value).toBe(wrong)
  }
  fireEvent.change(telephone, { target: { value: "(0113) 496-0000" } })
  await press("Next")
  expect(await screen.findByRole("heading", { name: /^Step 3 of 3/ })).toBeTruthy()
})
