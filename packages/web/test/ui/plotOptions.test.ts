import type UPlot from "uplot"
import { expect, it, vi } from "vitest"
import { plotOptions } from "../../src/ui/plotOptions.ts"

vi.mock("uplot", () => ({ default: { paths: {} } }))

it("draws a curve without a shade where the page that it was for is gone, and its colours with it", () => {
  const words = { formatTick: String, last: 0, formatValue: String, onPoint: () => {} }
  const { series } = plotOptions(document.createElement("div"), words)
  const fill = series[1]?.fill as (plot: UPlot, index: number) => unknown
  const addColorStop = (_: number, colour: string) => {
    if (colour === "") throw new SyntaxError("The value provided ('') could not be parsed as a color.")
  }
  const ctx = { createLinearGradient: () => ({ addColorStop }) }
  expect(fill({ ctx, bbox: { top: 0, height: 100 } } as unknown as UPlot, 1)).toBe("transparent")
})

it("keeps room beside the curve for half of the last word below it", () => {
  const words = {
    formatTick: (at: number) => "x".repeat(at),
    formatValue: String,
    last: 20,
    onPoint: () => {}
  }
  const { padding } = plotOptions(document.createElement("div"), words)
  const right = padding?.[1] as unknown as (plot: UPlot) => number
  const ctx = { font: "", measureText: (text: string) => ({ width: text.length * 6 }) }
  expect(right({ ctx } as unknown as UPlot)).toBe(64)
  expect(ctx.font).toMatch(/^12px/)
})
