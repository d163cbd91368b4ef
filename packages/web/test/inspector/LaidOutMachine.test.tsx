import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { chartOfMachine } from "../../src/inspector/charts.ts"
import { LaidOutMachine } from "../../src/inspector/LaidOutMachine.tsx"

vi.mock(import("@crewfleet/machines/inspection"), async (original) => {
  const real = await original()
  return { ...real, layOut: vi.fn(real.layOut).mockRejectedValueOnce(new Error("not fetched")) }
})

afterEach(cleanup)

it("says that a machine could not be drawn, and draws it once it can be", async () => {
  const chart = chartOfMachine("resetPassword")
  if (!chart) throw new Error("There is no such machine")
  render(<LaidOutMachine chart={chart}>{({ boxes }) => `${boxes.length} boxes`}</LaidOutMachine>)
  expect(await screen.findByText("resetPassword could not be drawn.")).toBeTruthy()
  await userEvent.click(screen.getByText("Try again"))
  expect(await screen.findByText(/^\d+ boxes$/)).toBeTruthy()
})
