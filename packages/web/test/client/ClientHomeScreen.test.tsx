import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ClientHomeScreen } from "../../src/client/ClientHomeScreen.tsx"

afterEach(cleanup)

it("leads clients to adding shifts and to their flexi workers", () => {
  render(<ClientHomeScreen />)
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Add shifts", "/client/shifts"],
    ["View flexi workers", "/client/workers"]
  ])
})
