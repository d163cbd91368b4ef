import type UPlot from "uplot"
import { expect, it, vi } from "vitest"
import { plotOptions } from "../../src/ui/plotOptions.ts"

vi.mock("uplot", () => ({ default: { paths: {} } }))

it("draws a curve without a shade where the page that it was for is gone, and its colours with it", () => {
  const words = { formatTick: String, formatValue: String, onPoint: () => {} }
  const { series } = plotOptions(document.createElement("div"), words)
  const fill = series[1]?.fill as (plot: UPlot, index: number) => unknown
  const addColorStop = (_: number, colour: string) => {
    if (colour === "") throw new SyntaxError("The value provided ('') could not be parsed as a color.")
  }
  const ctx = { createLinearGradient: () => ({ addColorStop }) }
  expect(fill({ ctx, bbox: { top: 0, height: 100 } } as unknown as UPlot, 1)).toBe("transparent")
})
