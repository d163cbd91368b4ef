import { act, render } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { LoadingBar } from "../../src/ui/LoadingBar.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it("is full 250 ms after all is there, and goes 500 ms later", () => {
  const { container, rerender } = render(<LoadingBar shown />)
  const phase = () => container.querySelector("[data-phase]")?.getAttribute("data-phase")
  expect(container.textContent).toBe("Loading")
  pass(5_000)
  expect(phase()).toBe("loading")
  rerender(<LoadingBar shown={false} />)
  expect(container.textContent).toBe("")
  pass(249)
  expect(phase()).toBe("loading")
  pass(1)
  expect(phase()).toBe("full")
  pass(499)
  expect(phase()).toBe("full")
  pass(1)
  expect(phase()).toBeUndefined()
})

it("runs through once where somebody goes elsewhere, and stays while something loads again", () => {
  const { container, rerender } = render(<LoadingBar shown={false} place="one" />)
  const phase = () => container.querySelector("[data-phase]")?.getAttribute("data-phase")
  expect(phase()).toBeUndefined()
  rerender(<LoadingBar shown={false} place="two" />)
  expect(phase()).toBe("loading")
  pass(250)
  expect(phase()).toBe("full")
  rerender(<LoadingBar shown place="two" />)
  pass(5_000)
  expect(phase()).toBe("loading")
})
