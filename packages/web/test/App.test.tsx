import { render, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { App } from "../src/App.tsx"
import { press } from "./person.ts"
import { visiting } from "./visiting.ts"

visiting()

const visit = (address: string) => {
  history.pushState(null, "", address)
  render(<App />)
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })

it("leads from the empty address to sign-in", async () => {
  visit("/")
  expect(await heading("Sign in")).toBeTruthy()
  expect(location.pathname).toBe("/login")
})

it.each([
  ["/no/such/page", "Page not found"],
  ["/error", "Oops, an error occurred"],
  ["/register", "Register"],
  ["/reset-password", "Reset your password"],
  ["/change-password", "Change your password"]
])("shows at %s: %s", async (address, title) => {
  visit(address)
  expect(await heading(title)).toBeTruthy()
})

it("leads from a page that has nothing to offer back to where somebody came from", async () => {
  history.pushState(null, "", "/no/such/page")
  visit("/error")
  await heading("Oops, an error occurred")
  await press("Go Back")
  await waitFor(() => expect(location.pathname).toBe("/no/such/page"))
})
