import { act, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { press, problems } from "../person.ts"
import { openStep, serveLogs } from "./openLog.tsx"

serveLogs()

it.each([
  ["vehicle", "Send the vehicle log"],
  ["property", "Send what was taken over"],
  ["medication", "Send what was taken over"],
  ["dropOff", "Submit"]
])("sends the %s though the screen goes dark before a frame is drawn", async (step, send) => {
  await openStep(step)
  await screen.findByRole("button", { name: send })
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0)
  await press(send)
  expect(screen.queryByRole("alert", { name: "There is a problem" })).toBeNull()
  act(() => document.dispatchEvent(new Event("visibilitychange")))
  expect((await problems()).length).toBeGreaterThan(0)
})
