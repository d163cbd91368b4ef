import type { Vehicle } from "@crewfleet/sdk"
import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { StatusSection } from "../../src/vehicle/StatusSection.tsx"
import { ford } from "./fleet.ts"

afterEach(cleanup)

const shown = (more: Partial<Vehicle>) => {
  const acted = vi.fn()
  render(<StatusSection vehicle={{ ...ford, ...more }} busy={false} onAct={acted} />)
  return acted
}

it.each([
  ["DRAFT", "Submit for Approval", "submit"],
  ["REJECTED", "Submit for Approval", "submit"],
  ["ACTIVE", "Withdraw", "withdraw"],
  ["INACTIVE", "Reinstate", "reinstate"]
])("offers an agency from %s to %s, and nothing else", async (status, name, act) => {
  const acted = shown({ status })
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([name])
  await userEvent.click(screen.getByRole("button", { name, description: "" }))
  expect(acted.mock.calls).toEqual([[act]])
})

it.each(["AWAITING_APPROVAL", "SOLD"])("offers an agency nothing from %s", (status) => {
  shown({ status })
  expect(screen.queryAllByRole("button")).toEqual([])
})

it("says what a vehicle lacks before it is submitted, to the button too", () => {
  shown({ photos: [], location: undefined })
  expect(
    within(screen.getByRole("list"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
  ).toEqual(["Add at least one photo", "Select where the vehicle is picked up"])
  expect(
    screen.getByRole("button", {
      description: /Add at least one photo.*Select where the vehicle is picked up/
    })
  ).toBeTruthy()
})
